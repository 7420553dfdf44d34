import { matchWords, mustBeTold, type OrganizationMatch, type Placement } from '@portal/contracts';
import { Lines, Ltr, RadioStack, Secondary, Sheet, useT } from '@portal/ui';
import { Radio } from 'antd';

export interface OrganizationChoiceProps {
  /** The name that was given. */
  name: string;
  matches: readonly OrganizationMatch[];
  value?: Placement;
  onChange: (placement: Placement) => void;
  /** Who joins waits for the organisation's yes; otherwise the account is in it at once. */
  confirmed?: boolean;
}

/** A new one, said with those in sight that it is not. */
const newOrganization = (matches: readonly OrganizationMatch[]): Placement => ({
  kind: 'new',
  distinctFrom: matches.filter(mustBeTold).map(({ id }) => id),
});

/** What was said, as long as it holds: a new one was told from those only that were in sight then. */
export const stillSaid = (said: Placement | undefined, matches: readonly OrganizationMatch[]): Placement | undefined =>
  said?.kind === 'new' && !matches.filter(mustBeTold).every(({ id }) => said.distinctFrom.includes(id))
    ? undefined
    : said;

/** The people and mail domains by which an organisation is told from one of the same name. */
function OrganizationProperties({ organization, confirmed }: { organization: OrganizationMatch; confirmed?: boolean }) {
  const t = useT();
  return (
    <>
      <Secondary>
        {t('{{count}} members', { count: organization.members })}
        {organization.domains.length > 0 && (
          <>
            {' · '}
            <Ltr>{organization.domains.join(', ')}</Ltr>
          </>
        )}
        {organization.gstin && (
          <>
            {' · '}
            <Ltr>{organization.gstin}</Ltr>
          </>
        )}
      </Secondary>
      {confirmed && (
        <Secondary>
          {organization.administrators > 0
            ? t('{{count}} administrators can confirm who joins', { count: organization.administrators })
            : t('No administrator: only a second Super Admin can confirm who joins')}
        </Secondary>
      )}
      {organization.reasons.map((reason) => (
        <Secondary key={reason}>{t(matchWords[reason])}</Secondary>
      ))}
    </>
  );
}

/** Which organisation is meant: the reader says it, no name does. */
export function OrganizationChoice({ name, matches, value, onChange, confirmed }: OrganizationChoiceProps) {
  const t = useT();
  const taken = matches.some(({ reasons }) => reasons.includes('SAME_GSTIN'));
  const said = stillSaid(value, matches);
  const chosen = said?.kind === 'join' ? said.organizationId : said?.kind;
  const unadministered = matches.some(({ id, administrators }) => id === chosen && administrators === 0);
  return (
    <Sheet title={t('Which organization?')}>
      <Secondary as="p">{t('Whoever joins an organization sees its orders, assets and people.')}</Secondary>
      <RadioStack
        aria-label={t('Which organization?')}
        value={chosen}
        onChange={({ target }: { target: { value?: string } }) =>
          onChange(
            target.value === 'new' ? newOrganization(matches) : { kind: 'join', organizationId: target.value ?? '' },
          )
        }
      >
        {matches.map((match) => (
          <Radio key={match.id} value={match.id}>
            <Lines>
              <b>{t('Join {{name}}', { name: match.name })}</b>
              <OrganizationProperties organization={match} confirmed={confirmed} />
            </Lines>
          </Radio>
        ))}
        <Radio value="new" disabled={taken}>
          <Lines>
            <b>{t('A new organization: {{name}}', { name })}</b>
            {taken && <Secondary>{t('Another organization has this GSTIN')}</Secondary>}
          </Lines>
        </Radio>
      </RadioStack>
      {value?.kind === 'join' && (
        <Secondary as="p">
          {!confirmed && t('The account is in it at once; its members are told.')}
          {confirmed &&
            (unadministered
              ? t('It has no administrator: a second Super Admin confirms before anything is opened.')
              : t('Its administrator, or a second reviewer, confirms before anything is opened.'))}
        </Secondary>
      )}
    </Sheet>
  );
}
