import { AmcFormPage, AmcListPage } from '@portal/features-assets';
import { amc } from '../addresses.js';

export const ContractsPage = () => <AmcListPage base={amc} />;
export const AddContractPage = () => <AmcFormPage base={amc} />;
