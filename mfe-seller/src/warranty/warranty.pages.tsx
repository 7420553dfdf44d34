import { WarrantyFormPage, WarrantyListPage } from '@portal/features-assets';
import { warranty } from '../addresses.js';

export const WarrantiesPage = () => <WarrantyListPage base={warranty} />;
export const RegisterPage = () => <WarrantyFormPage base={warranty} />;
