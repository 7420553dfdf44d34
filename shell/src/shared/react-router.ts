// What areas may use of the router: what is not listed here is not shipped. Everybody imports it from 'react-router'.
export {
  Link,
  Navigate,
  Outlet,
  redirect,
  useBlocker,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useSearchParams,
} from 'react-router';
