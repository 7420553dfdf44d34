// The folder of a new area: one page that reads something, in three languages, and its test.
import { languages } from './words.mjs';

/** @param {string} text */
const quoted = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** What the texts of the page are, but for its title. */
const pageTexts = ['Account', 'Name', 'Email', 'Role', 'Organization', 'Last sign-in'];

/** @param {import('./plan.mjs').Plan} plan */
export const textsOfArea = ({ title }) => [title, ...pageTexts];

/** @param {import('./plan.mjs').Plan} plan */
const nav = ({ base, module, title }) => `import type { NavItem } from '@portal/contracts';

/** The addresses of this area; the first is the real one, the others lead there. */
export const basePaths = [${quoted(base)}];

export const nav: NavItem[] = [
  { to: ${quoted(base)}, label: ${quoted(title)}, icon: 'dashboard', group: 'Work', can: ['view', ${quoted(module)}] },
];
`;

const module = `import { remoteModule } from '@portal/ui';
import { messages } from './messages.js';

export default remoteModule({
  features: [],
  pages: [
    { index: true, lazy: async () => ({ Component: (await import('./overview/overview.page.js')).OverviewPage }) },
  ],
  messages,
});
`;

/** @param {import('./plan.mjs').Plan} plan */
const page = ({ title }) => `import { profiles } from '@portal/contracts';
import { DateText, Headline, Ltr, Problem, Properties, Sheet, Skeleton, useRead, useT } from '@portal/ui';

function Account() {
  const t = useT();
  const { data: profile, error, refetch } = useRead(profiles.get);
  if (!profile) return error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton />;
  return (
    <Sheet title={t('Account')}>
      <Properties
        stacked
        properties={[
          { label: t('Name'), value: <bdi>{profile.name}</bdi> },
          { label: t('Email'), value: <Ltr>{profile.email}</Ltr> },
          { label: t('Role'), value: t(profile.role) },
          { label: t('Organization'), value: <bdi>{profile.organizationName}</bdi> },
          ...(profile.lastSignInAt
            ? [{ label: t('Last sign-in'), value: <DateText value={profile.lastSignInAt} time /> }]
            : []),
        ]}
      />
    </Sheet>
  );
}

/** Where the area begins: who works here. */
export function OverviewPage() {
  const t = useT();
  return (
    <>
      <Headline title={t(${quoted(title)})} />
      <Account />
    </>
  );
}
`;

/** @param {import('./plan.mjs').Plan} plan */
const pageTest = ({ title, role, base }) => `import { answerWith, personOf, show } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OverviewPage } from './overview.page.js';

const profile = { ...personOf(${quoted(role)}), createdAt: '2026-06-01T05:00:00.000Z', version: 1 };

it('shows who works here', async () => {
  const asked = answerWith(() => ({ body: profile }));
  await show(<OverviewPage />, { role: ${quoted(role)}, at: ${quoted(base)} });
  await screen.findByText('test@demo.gov.in');
  screen.getByRole('heading', { name: ${quoted(title)} });
  expect(asked.map(({ path }) => path)).toEqual(['/api/profile']);
});

it('says when nothing can be read, and reads it again', async () => {
  let isAway = true;
  answerWith(() => (isAway ? { status: 503, body: { error: 'A service is away' } } : { body: profile }));
  await show(<OverviewPage />, { role: ${quoted(role)}, at: ${quoted(base)} });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isAway = false;
  await userEvent.click(retry);
  await screen.findByText('test@demo.gov.in');
});
`;

/**
 * @param {import('./changes.mjs').Changes} changes
 * @param {import('./plan.mjs').Plan} plan
 * @param {import('./words.mjs').Words} words
 */
export function addWorkspace(changes, plan, words) {
  const { name } = plan;
  const manifest = JSON.parse(changes.read('mfe-support/package.json'));
  const dependencies = Object.fromEntries(
    Object.entries(manifest.dependencies).filter(([one]) => one === '@portal/contracts' || one === '@portal/ui'),
  );
  changes.setJson(`${name}/package.json`, { ...manifest, name, dependencies });
  changes.set(`${name}/src/nav.ts`, nav(plan));
  changes.set(`${name}/src/module.ts`, module);
  changes.set(`${name}/src/messages.ts`, changes.read('mfe-support/src/messages.ts'));
  changes.set(`${name}/src/overview/overview.page.tsx`, page(plan));
  changes.set(`${name}/src/overview/overview.page.test.tsx`, pageTest(plan));
  for (const language of languages)
    changes.setJson(`${name}/src/locales/${language}.json`, words.bring(language, textsOfArea(plan)));
  addToLockFile(changes, name, { version: manifest.version, dependencies });
  changes.addLine('CODEOWNERS', /^\/mfe-.*$/gm, `${`/${name}/`.padEnd(27)} @portal/${plan.slug}-team`);
}

/**
 * npm writes the same two entries; nothing else changes, since an area brings no package of its own.
 * @param {import('./changes.mjs').Changes} changes @param {string} name @param {object} locked
 */
function addToLockFile(changes, name, locked) {
  const lock = JSON.parse(changes.read('package-lock.json'));
  const packages = { ...lock.packages, [name]: locked, [`node_modules/${name}`]: { resolved: name, link: true } };
  const sorted = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
  changes.set('package-lock.json', `${JSON.stringify({ ...lock, packages: sorted }, undefined, 2)}\n`);
}
