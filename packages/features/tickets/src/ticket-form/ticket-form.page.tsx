import {
  contactPreferences,
  devices,
  fileRules,
  phoneSlots,
  ticketCategories,
  ticketingFiles,
  ticketPriorities,
  tickets,
} from '@portal/contracts';
import {
  ButtonLink,
  FieldRow,
  Form,
  FormBar,
  FormPage,
  FormPart,
  Headline,
  Parts,
  Problem,
  RadioField,
  Secondary,
  SelectField,
  TextField,
  toast,
  UploadField,
  useKeptRead,
  useT,
  useUser,
  useWrite,
  When,
} from '@portal/ui';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { AssetUidField } from './asset-uid-field.js';
import { DescriptionField } from './description-field.js';
import { DeviceTicket, ticketAbout } from './ticket.schema.js';
import { TutorialHints } from './tutorial-hints.js';
import { useBeginning } from './use-beginning.js';

/** One of the own devices. */
function DeviceField() {
  const t = useT();
  const { data, error, isFetching, refetch } = useKeptRead(devices.list);
  if (error) {
    return <Problem error={error} title={t('Failed to load data. Please try again.')} onRetry={() => void refetch()} />;
  }
  const options = data?.items.map(({ id, deviceName, serialNumber }) => ({
    value: id,
    label: [deviceName, serialNumber].join(' · '),
  }));
  return <SelectField name="deviceId" options={options ?? []} loading={isFetching} />;
}

/** How the owner of a ticket wants to be reached; a phone call needs a time. */
function ContactPart() {
  const t = useT();
  return (
    <FormPart title={t('Contact')} help={t('How we reach you about this ticket.')}>
      <RadioField name="contactPreference" options={contactPreferences} />
      <When name="contactPreference" is="Phone">
        <SelectField name="preferredTime" options={phoneSlots} />
      </When>
    </FormPart>
  );
}

export interface TicketFormPageProps {
  /** Where the tickets of this area live: '/support-agent'. */
  base: string;
  /** What the list is called. */
  listTitle?: string;
  /** What the form is called. */
  title?: string;
  /** Where what is about an order is raised instead: '/buyer/escalation'. */
  escalations?: string;
}

/** A new ticket: an end user's about an own device, a buyer's about an asset of the office, anybody else's about any asset or none. */
export function TicketFormPage({ base, listTitle, title, escalations }: TicketFormPageProps) {
  const t = useT();
  const navigate = useNavigate();
  const { role } = useUser();
  const own = role === 'End User';
  const needsAsset = role === 'Buyer';
  const heading = title ?? t('Create Support Ticket');
  const create = useWrite(tickets.create);
  const { initial, draft } = useBeginning();
  const [knownUid, setKnownUid] = useState<string>();
  const schema = useMemo(() => (own ? DeviceTicket : ticketAbout(knownUid, needsAsset)), [own, knownUid, needsAsset]);
  return (
    <FormPage>
      <Headline title={heading} crumbs={[{ label: listTitle ?? t('Support Tickets'), to: base }, { label: heading }]} />
      <Parts>
        {escalations && (
          <Secondary as="p">
            <Link to={`${escalations}/new`}>{t('About an order? Raise an escalation')}</Link>
          </Secondary>
        )}
        <Form
          schema={schema}
          initial={initial}
          draft={draft}
          failureTitle={t('Failed to create support ticket')}
          onSubmit={async (body, { idempotencyKey }) => {
            const { id, number } = await create.mutateAsync({ body, idempotencyKey });
            toast(t('Ticket {{number}} was raised', { number }));
            await navigate(`${base}/${id}`);
          }}
        >
          <FormPart title={t('What is wrong')} help={t('The support team reads this first.')}>
            {own ? <DeviceField /> : <AssetUidField onKnown={setKnownUid} optional={!needsAsset} />}
            <TextField name="title" maxLength={200} />
            <DescriptionField />
            {own && <TutorialHints />}
            <FieldRow>
              <SelectField name="category" options={ticketCategories} />
              <SelectField name="priority" options={ticketPriorities} />
            </FieldRow>
            <UploadField
              name="attachments"
              operation={ticketingFiles.upload}
              purpose="ticketFile"
              rule={fileRules.ticketFile}
              optional
            />
          </FormPart>
          <ContactPart />
          <FormBar submit={t('Create Ticket')}>
            <ButtonLink to={base}>{t('Cancel')}</ButtonLink>
          </FormBar>
        </Form>
      </Parts>
    </FormPage>
  );
}
