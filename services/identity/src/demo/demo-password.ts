/** Of every demo account. */
export const demoPassword = 'Demo#2026';
