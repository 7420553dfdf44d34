import { JoiningsPage } from '@portal/features-people';
import { joinings } from '../addresses.js';

/** Who would join the own organisation. */
export const JoiningRequestsPage = () => <JoiningsPage base={joinings} />;
