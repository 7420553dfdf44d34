// The antd components that areas may use: what is not listed here is not shipped. Everybody imports them from 'antd'.
export {
  AutoComplete,
  Button,
  Checkbox,
  ConfigProvider,
  Drawer,
  Dropdown,
  Input,
  Modal,
  Radio,
  Select,
  Tabs,
  Tooltip,
  theme,
} from 'antd';
