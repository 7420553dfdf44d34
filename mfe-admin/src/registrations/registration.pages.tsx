import { JoiningsPage, RegistrationListPage, RegistrationPage } from '@portal/features-people';
import { registrations } from '../addresses.js';

export const RegistrationsPage = () => <RegistrationListPage base={registrations} />;
export const OneRegistrationPage = () => <RegistrationPage base={registrations} />;
export const JoiningRequestsPage = () => <JoiningsPage />;
