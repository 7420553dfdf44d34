import { fileOperations } from '../kernel/file.js';

/** The files of the asset service: photos of counts, and what proves a warranty claim. */
export const assetFiles = fileOperations('asset');
