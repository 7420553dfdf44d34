// What the new role sees at every address of the portal, and what everybody sees at its own ones, in the table that a browser walks.
import ts from 'typescript';
import { literalOf, partsOf } from './edit.mjs';
import { peopleOf } from './role.mjs';

const file = 'e2e/access/pages.ts';
/** @typedef {import('./changes.mjs').Changes} Changes @typedef {import('./plan.mjs').Plan} Plan */

/**
 * What somebody lacks at an address who holds nothing that another area asks for.
 * @param {string} path
 * @param {Plan['areas']} areas
 */
function lackedAt(path, areas) {
  const area = areas.find(({ basePaths }) => basePaths.some((base) => path === base || path.startsWith(`${base}/`)));
  if (!area) return undefined;
  const main = area.basePaths[0] ?? '';
  const alias = area.basePaths.find((base) => path === base || path.startsWith(`${base}/`)) ?? main;
  const real = main + path.slice(alias.length);
  const row = [...area.nav]
    .sort((a, b) => b.to.length - a.to.length)
    .find(({ to }) => real === to || real.startsWith(`${to}/`));
  const [action, module] = row?.can ?? [];
  return action && module ? `needs ${module}:${action}` : `needs ${main.slice(1)}:view`;
}

/**
 * Addresses that several roles know ask for the same wherever they lead (shell/src/guard/own-page.ts).
 * @param {Changes} changes
 */
function sharedNeeds(changes) {
  const source = 'shell/src/guard/own-page.ts';
  const shared = literalOf(source, changes.read(source), 'shared');
  return partsOf(shared).map((part) => {
    const [, path = '', needs = ''] = /^'([^']+)'[\s\S]*?needs: '([^']+)'/.exec(part.getText()) ?? [];
    return { path, needs: `needs ${needs}` };
  });
}

/** One more letter in the cell that says this already, or a cell of its own. @param {ts.ObjectLiteralExpression} row @param {string} letter @param {string} seen */
function rowWith(row, letter, seen) {
  const cells = row.properties.map((cell) => {
    if (!ts.isPropertyAssignment(cell) || !ts.isStringLiteral(cell.initializer)) return cell.getText();
    const who = ts.isStringLiteral(cell.name) ? cell.name.text : cell.name.getText();
    if (cell.initializer.text !== seen || who === '-') return cell.getText();
    seen = '';
    return `${who}${letter}: ${cell.initializer.getText()}`;
  });
  return `{ ${[...cells, ...(seen ? [`${letter}: '${seen}'`] : [])].join(', ')} }`;
}

/** @param {Changes} changes @param {Plan} plan */
function addColumn(changes, { letter, areas }) {
  const shared = sharedNeeds(changes);
  const tables = partsOf(literalOf(file, changes.read(file), 'pages')).map((part) => part.getText().replace('...', ''));
  for (const table of tables)
    changes.replaceValues(file, table, (path, row) => {
      if (!ts.isObjectLiteralExpression(row) || row.getText().includes('...home')) return undefined;
      const known = shared.find((one) => path === one.path || path.startsWith(`${one.path}/`))?.needs;
      const denial = /'(needs [^']+)'/.exec(row.getText())?.[1];
      return rowWith(row, letter, known ?? lackedAt(path, areas) ?? denial ?? '404');
    });
}

/** @param {Changes} changes @param {Plan} plan */
export function addPages(changes, plan) {
  const { letter, base, role, module, slug, title } = plan;
  const { roles, others } = lettersIn(changes, plan);
  addColumn(changes, plan);
  changes.add(file, 'home', `${letter}: '→ ${base}'`);
  const people = peopleOf(plan);
  const denied = `${others.replace('A', '')}${letter}: 'needs users:assign_roles'`;
  changes.add(
    file,
    'admin',
    `'${people.base}': { A: '${people.title}', ${denied} }, '${people.base}/new': { A: 'Add New ${role}', ${denied} }`,
    '/superadmin/super-admin-management/new',
  );
  const name = `${slug.replaceAll(/-(.)/g, (_, first) => first.toUpperCase())}Area`;
  const rows = `'${base}': { ${letter}: '${title}', ${roles}: 'needs ${module}:view' }`;
  changes.addLine(file, /^const supportAgent: [\s\S]*?^};$/gm, `\nconst ${name}: Record<string, Row> = { ${rows} };`);
  changes.add(file, 'pages', `...${name}`);
  changes.add(file, 'held', `${/^\w+$/.test(role) ? role : `'${role}'`}: ['${module}: view']`);
  changes.add('e2e/accessibility/pages.e2e.ts', 'areas', `${/^\w+$/.test(slug) ? slug : `'${slug}'`}: ['${base}']`);
}

/** The letters of the roles that were there before. @param {Changes} changes @param {Plan} plan */
function lettersIn(changes, { letter }) {
  const source = 'packages/contracts/src/access/role-traits.ts';
  const letters = [...changes.read(source).matchAll(/letter: '(.)'/g)].map(([, one = '']) => one);
  const others = letters.filter((one) => one !== letter).join('');
  return { roles: others, others };
}
