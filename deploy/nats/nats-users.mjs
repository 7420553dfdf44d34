/** @param {readonly string[]} subjects */
const list = (subjects) =>
  `[\n${subjects.map((subject) => `          ${JSON.stringify(subject)}`).join('\n')}\n        ]`;

/**
 * The accounts of NATS, written from the one table of who asks whom. (The contracts are built when a portal starts, so they are
 * not there yet when this file is read.)
 * @param {(part: string) => string} passwordOf as it stands in the configuration
 */
export async function natsUsers(passwordOf) {
  const { operator, parts, permissionsOn } = await import('@portal/contracts');
  const users = parts.map((part) => {
    const { publish, subscribe } = permissionsOn(part);
    return `    {
      user: ${part}
      password: ${passwordOf(part)}
      permissions: {
        publish: { allow: ${list(publish)} }
        subscribe: { allow: ${list(subscribe)} }
      }
    }`;
  });
  return `authorization {
  users: [
    { user: ${operator}, password: ${passwordOf(operator)} }
${users.join('\n')}
  ]
}
`;
}
