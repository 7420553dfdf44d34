/** Who acts when the portal does something of its own accord. */
export const portalItself = { id: 'portal', name: 'Portal', role: 'System', organizationId: '' };
