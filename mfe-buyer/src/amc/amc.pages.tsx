import { AmcFormPage, AmcListPage } from '@portal/features-assets';
import { amc } from '../addresses.js';

export const AmcContractsPage = () => <AmcListPage base={amc} />;
export const NewAmcContractPage = () => <AmcFormPage base={amc} />;
