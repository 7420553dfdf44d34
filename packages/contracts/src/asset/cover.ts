import { amcOperations } from './amc.js';
import { warrantyOperations } from './warranty.js';

/** What covers assets: warranties, and annual maintenance contracts. */
export const cover = { ...warrantyOperations, ...amcOperations };
