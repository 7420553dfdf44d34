/** Who is said to have done what the portal does by itself, among the ids of people. */
export const portalId = 'portal';
