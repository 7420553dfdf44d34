export { messages } from './messages.js';
export { RegistrationListPage } from './registration-list/registration-list.page.js';
export { RegistrationPage } from './registration/registration.page.js';
export { PeoplePage, type PeoplePageProps } from './people/people.page.js';
export { NewPersonPage } from './person-form/new-person.page.js';
export { EditPersonPage } from './person-form/edit-person.page.js';
export type { ManagedRole } from './people/role-words.js';
