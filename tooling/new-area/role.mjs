// A new role: what each table that holds all roles says of it. It sees its own page and what belongs to everybody's account, no more.
import { languages } from './words.mjs';

const contracts = 'packages/contracts/src';

/** @param {string} name */
const keyOf = (name) => (/^[A-Za-z]+$/.test(name) ? name : `'${name}'`);

/** @param {import('./plan.mjs').Plan} plan */
export const peopleOf = ({ slug, role }) => ({ base: `/superadmin/${slug}-management`, title: `${role} Management` });

/**
 * @param {import('./changes.mjs').Changes} changes
 * @param {import('./plan.mjs').Plan} plan
 * @param {import('./words.mjs').Words} words
 */
export async function addRole(changes, plan, words) {
  await addRights(changes, plan);
  addWords(changes, plan, words);
  addPeople(changes, plan, words);
  const { role, base, slug } = plan;
  changes.add('shell/src/guard/home.ts', 'homes', `${keyOf(role)}: '${base}'`);
  changes.add(
    'packages/service-kit/src/demo/demo-people.ts',
    'demoDoor',
    `person('${slug}', '${role}', '${role}', '${role}', operator)`,
  );
  changes.addLine('docs/domain.md', /^\| Support Agent .*$/gm, `| ${role} | none yet |`);
}

/** @param {import('./changes.mjs').Changes} changes @param {import('./plan.mjs').Plan} plan */
async function addRights(changes, { role, module, letter, slug }) {
  const { operations } = await import('@portal/contracts');
  const key = keyOf(role);
  const access = `${contracts}/access`;
  changes.add(`${access}/matrix.ts`, 'roles', `'${role}'`);
  changes.add(`${access}/matrix.ts`, 'matrix', `${key}: { ${keyOf(module)}: ['view'] }`);
  changes.add(`${access}/matrix.test.ts`, 'required', `${key}: { ${keyOf(module)}: 'view' }`);
  changes.add(`${access}/opened.test.ts`, 'closedYet', `${key}: '${module}: view'`);
  changes.add(
    `${access}/role-traits.ts`,
    'roleTraits',
    `${key}: { letter: '${letter}', organization: 'operator', demo: '${slug}' }`,
  );
  changes.add(`${access}/ability.ts`, 'rows', `${key}: () => undefined`);
  changes.add(`${access}/row-rules.test.ts`, 'expected', `${key}: []`);
  changes.add(`${contracts}/identity/user.ts`, 'others', `${key}: []`);
  const everybodys = new Set(
    operations.filter(({ needs }) => typeof needs === 'string').map(({ subject }) => String(subject)),
  );
  changes.replaceValues(`${access}/role-table.ts`, 'roleTable', (subject, value) => {
    const letters = value.getText().slice(1, -1);
    return `'${letters.slice(0, -1)}${everybodys.has(subject) ? letter : '.'}${letters.slice(-1)}'`;
  });
}

/** The role's own name, which every package says. @type {(changes: import('./changes.mjs').Changes, plan: import('./plan.mjs').Plan, words: import('./words.mjs').Words) => void} */
function addWords(changes, { role }, words) {
  for (const language of languages)
    if (!words.in[language].everywhere.has(role))
      changes.add(`${contracts}/locales/${language}.ts`, language, `${keyOf(role)}: '${words.say(language, role)}'`);
}

/** Where a Super Admin adds people of the role, and finds them. @type {typeof addWords} */
function addPeople(changes, plan, words) {
  const { base, title } = peopleOf(plan);
  const { role } = plan;
  const anchor = '/superadmin/super-admin-management';
  changes.add(
    'mfe-admin/src/module.ts',
    'features',
    `accountRoutes({ base: '${base}', role: '${role}' })`,
    "role: 'Super Admin'",
  );
  const item = `{ to: '${base}', label: '${title}', icon: 'people', group: people, can: ['assign_roles', 'users'] }`;
  changes.add('mfe-admin/src/nav.ts', 'nav', item, anchor);
  changes.add('shell/src/search/kinds.ts', 'people', `${keyOf(role)}: '${base}'`);
  for (const language of languages) {
    const said = words.say(language, '{{role}} Management').replace('{{role}}', words.say(language, role));
    changes.addTexts(`mfe-admin/src/locales/${language}.json`, { [title]: said });
  }
}
