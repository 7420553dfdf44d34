import { operator, services } from '../../deploy/accounts.mjs';

/** MongoDB's code for a user that is there already. */
const alreadyThere = 51003;

/**
 * Makes an account, or gives it the password and the rights that it has now.
 * @param {import('mongodb').Db} admin
 * @param {string} name
 * @param {object} account
 */
async function make(admin, name, account) {
  try {
    await admin.command({ createUser: name, ...account });
  } catch (error) {
    if (/** @type {{ code?: number }} */ (error).code !== alreadyThere) throw error;
    await admin.command({ updateUser: name, ...account });
  }
}

/**
 * The first account: a server without any lets who comes from its own machine make it, also over data of a version without accounts.
 * @param {import('mongodb').Db} admin
 * @param {import('../runner/accounts.mjs').Passwords} passwords
 */
export const makeOperator = (admin, passwords) =>
  make(admin, operator, { pwd: passwords[operator], roles: [{ role: 'root', db: 'admin' }] });

/**
 * An account for each service, which reads and writes that service's database and no other.
 * @param {import('mongodb').Db} admin
 * @param {import('../runner/accounts.mjs').Passwords} passwords
 * @param {string} prefix of the databases' names
 */
export async function makeServices(admin, passwords, prefix) {
  for (const name of services) {
    await make(admin, name, { pwd: passwords[name], roles: [{ role: 'readWrite', db: `${prefix}${name}` }] });
  }
}
