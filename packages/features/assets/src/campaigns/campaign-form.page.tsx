import { assetCategories, CampaignChange, campaigns, NewCampaign, type ReplyOf, users } from '@portal/contracts';
import {
  ButtonLink,
  DateField,
  FieldRow,
  Form,
  FormBar,
  FormPage,
  FormPart,
  formatNumber,
  Headline,
  Ltr,
  NoteLine,
  Problem,
  SelectField,
  SelectManyField,
  Skeleton,
  TextField,
  toast,
  today,
  useFieldValue,
  useKeptRead,
  useRead,
  useT,
  useUser,
  useWrite,
} from '@portal/ui';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useDebounce } from 'use-debounce';

type Shown = ReplyOf<typeof campaigns.get>;

/** The offices that have buyers, of whom one is chosen; a buyer's is their own. */
function OfficeField() {
  const t = useT();
  const [typed, setTyped] = useState('');
  const [q] = useDebounce(typed.trim(), 300);
  const { data, isFetching } = useRead(users.buyers, { query: { q: q || undefined } });
  const offices = new Map((data?.items ?? []).map((one) => [one.organizationId, one.organizationName]));
  return (
    <SelectField
      name="organizationId"
      hint={t('Type the name of the office')}
      options={[...offices].map(([value, label]) => ({ value, label }))}
      onSearch={setTyped}
      loading={isFetching}
    />
  );
}

function AuditorsField({ office }: { office?: string }) {
  const t = useT();
  const { role } = useUser();
  const isAdmin = role === 'Super Admin';
  const { data, error, isFetching, refetch } = useKeptRead(users.colleagues, {
    query: isAdmin ? { organizationId: office } : {},
    enabled: !isAdmin || !!office,
  });
  if (error)
    return (
      <Problem error={error} title={t('The people of the office cannot be read')} onRetry={() => void refetch()} />
    );
  const buyers = (data?.items ?? []).filter((one) => one.role === 'Buyer');
  return (
    <SelectManyField
      name="auditorIds"
      hint={t('Buyers of the office. Who counts alone does not close the campaign.')}
      options={buyers.map(({ id, name, designation }) => ({
        value: id,
        label: [name, designation].filter(Boolean).join(' · '),
      }))}
      loading={isFetching}
    />
  );
}

/** How many assets are expected, as the scope stands now. */
function ExpectedNow({ office }: { office?: string }) {
  const t = useT();
  const { role } = useUser();
  const [location] = useDebounce(useFieldValue<string>('location')?.trim(), 400);
  const [holderDepartment] = useDebounce(useFieldValue<string>('holderDepartment')?.trim(), 400);
  const category = useFieldValue<(typeof assetCategories)[number]>('category');
  const { data } = useRead(campaigns.scope, {
    query: {
      category,
      location: location || undefined,
      holderDepartment: holderDepartment || undefined,
      organizationId: office,
    },
    enabled: role !== 'Super Admin' || !!office,
  });
  if (!data) return null;
  return (
    <div role="status">
      <NoteLine tone={data.expected === 0 ? 'waiting' : 'moving'}>
        {t('Assets expected as of now: {{n}}', { n: formatNumber(data.expected) })}
      </NoteLine>
    </div>
  );
}

function Parts({ campaign }: { campaign?: Shown }) {
  const t = useT();
  const { role } = useUser();
  const chosen = useFieldValue<string>('organizationId');
  const office = role === 'Super Admin' ? (campaign?.organizationId ?? chosen) : undefined;
  return (
    <>
      <FormPart id="campaign" title={t('Campaign')}>
        {role === 'Super Admin' && !campaign && <OfficeField />}
        <TextField name="name" maxLength={100} />
        <DateField name="dueDate" min={today()} hint={t('Auditors are reminded a week and a day before.')} />
        <AuditorsField office={office} />
      </FormPart>
      {campaign?.status === 'Running' ? (
        <NoteLine>{t('What is expected stays as it was when the campaign started.')}</NoteLine>
      ) : (
        <FormPart
          id="scope"
          title={t('Scope')}
          help={t(
            'All assets of the office that are in use, or only some of them. They are listed when the campaign starts.',
          )}
        >
          <SelectField name="category" options={assetCategories} optional />
          <FieldRow>
            <TextField name="location" maxLength={200} optional />
            <TextField name="holderDepartment" maxLength={200} optional />
          </FieldRow>
          <ExpectedNow office={office} />
        </FormPart>
      )}
    </>
  );
}

function NewCampaignForm({ base }: { base: string }) {
  const t = useT();
  const navigate = useNavigate();
  const create = useWrite(campaigns.create);
  const title = t('Plan campaign');
  return (
    <FormPage>
      <Headline crumbs={[{ label: t('Physical verification'), to: base }, { label: title }]} title={title} />
      <Form
        schema={NewCampaign}
        draft="new-campaign"
        failureTitle={t('The campaign was not saved')}
        onSubmit={async (body, { idempotencyKey }) => {
          const { id, number } = await create.mutateAsync({ body, idempotencyKey });
          toast(t('Campaign {{number}} was planned', { number }));
          await navigate(`${base}/${id}`);
        }}
      >
        <Parts />
        <FormBar submit={t('Save campaign')}>
          <ButtonLink to={base}>{t('Cancel')}</ButtonLink>
        </FormBar>
      </Form>
    </FormPage>
  );
}

// The campaign as it was opened: what was sent changes it before the page is left.
function EditForm({ base, campaign }: { base: string; campaign: Shown }) {
  const t = useT();
  const navigate = useNavigate();
  const update = useWrite(campaigns.update);
  const [opened] = useState(campaign);
  const { id, number, version, status } = opened;
  const title = t('Edit campaign');
  const to = `${base}/${id}`;
  return (
    <FormPage>
      <Headline
        crumbs={[{ label: t('Physical verification'), to: base }, { label: <Ltr>{number}</Ltr>, to }, { label: title }]}
        title={title}
        more={<Ltr>{number}</Ltr>}
        page={`${title} ${number}`}
      />
      {status === 'Planned' || status === 'Running' ? (
        <Form
          schema={CampaignChange}
          initial={opened}
          failureTitle={t('The campaign was not saved')}
          onSubmit={async (body) => {
            await update.mutateAsync({ params: { id }, version, body });
            toast(t('Campaign {{number}} was saved', { number }));
            await navigate(to);
          }}
        >
          <Parts campaign={opened} />
          <FormBar submit={t('Save campaign')}>
            <ButtonLink to={to}>{t('Cancel')}</ButtonLink>
          </FormBar>
        </Form>
      ) : (
        <NoteLine tone="waiting">{t('This campaign has ended: it stays as it is.')}</NoteLine>
      )}
    </FormPage>
  );
}

/** Plans a campaign; at an address with an id, changes that one. */
export function CampaignFormPage({ base }: { base: string }) {
  const { id } = useParams();
  return id ? <Edition key={id} id={id} base={base} /> : <NewCampaignForm base={base} />;
}

function Edition({ id, base }: { id: string; base: string }) {
  const t = useT();
  const { data, error, refetch } = useKeptRead(campaigns.get, { params: { id } });
  if (error) return <Problem error={error} title={t('The campaigns cannot be read')} onRetry={() => void refetch()} />;
  return data ? <EditForm base={base} campaign={data} /> : <Skeleton />;
}
