/** The page is loaded anew, at the address that it is at: what runs of the areas is chosen again. */
export const pageLoad = { again: () => location.reload() };
