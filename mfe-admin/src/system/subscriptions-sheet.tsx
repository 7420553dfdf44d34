import { mostSubscriptions, statusEvents, type StatusSubscription, statusSubscriptions } from '@portal/contracts';
import {
  ConfirmDialog,
  Empty,
  ErrorText,
  Icon,
  Lines,
  Ltr,
  messageOf,
  NoteLine,
  PlainTable,
  Problem,
  Secondary,
  Sheet,
  Skeleton,
  TimeAgo,
  toast,
  ToneTag,
  TwoLines,
  useRead,
  useT,
  useWrite,
} from '@portal/ui';
import { Button } from 'antd';
import { Plus, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { SubscriptionDialog } from './subscription.dialog.js';

/** Characters of an address that stand beside each other on a phone. */
const longest = 36;
const tones = { 'On its way': 'moving', Accepted: 'rest', 'Will be tried again': 'waiting', Failed: 'bad' } as const;

/** An address as it is spoken of: of a URL without what stands behind the question mark. */
function nameOf({ kind, target }: Pick<StatusSubscription, 'kind' | 'target'>) {
  if (kind === 'E-mail') return target;
  const { host, pathname } = new URL(target);
  const whole = `${host}${pathname}`;
  return whole.length > longest ? `${whole.slice(0, longest)}…` : whole;
}

/** Who is told of incidents and planned maintenance without looking. */
export function SubscriptionsSheet() {
  const t = useT();
  const { data, error, refetch } = useRead(statusSubscriptions.list, { query: { pageSize: mostSubscriptions } });
  const remove = useWrite(statusSubscriptions.delete);
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<StatusSubscription>();
  const { test, testing, fault } = useTest();
  const add = (
    <Button icon={<Icon icon={Plus} />} onClick={() => setAdding(true)}>
      {t('Add a subscriber')}
    </Button>
  );
  const isEmpty = data?.items.length === 0;
  const what = t(
    'Subscribers get a mail, or their program a message, when a part fails or works again and when the portal is maintained.',
  );
  return (
    <Sheet title={t('Subscribers of the status')} more={data && !isEmpty && add}>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton />}
      {isEmpty && <Empty title={t('Nobody is told yet')} text={what} action={add} />}
      {!isEmpty && <Secondary as="p">{what}</Secondary>}
      {fault && <NoteLine tone="bad">{fault}</NoteLine>}
      {data && !isEmpty && (
        <PlainTable
          name={t('Subscribers of the status')}
          rows={data.items}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'target',
              title: t('Subscriber'),
              render: (one) => <TwoLines first={<Ltr>{nameOf(one)}</Ltr>} second={t(one.kind)} />,
            },
            { key: 'events', title: t('Told of'), render: ({ events }) => <Events events={events} /> },
            { key: 'by', title: t('Added by'), render: ({ addedBy }) => addedBy },
            { key: 'last', title: t('Last message'), render: ({ last }) => <Last last={last} /> },
            {
              key: 'actions',
              title: '',
              render: (one) => (
                <>
                  <Button
                    type="text"
                    icon={<Icon icon={Send} />}
                    loading={testing === one.id}
                    aria-label={t('Send a test to {{name}}', { name: nameOf(one) })}
                    onClick={() => void test(one)}
                  />
                  <Button
                    type="text"
                    icon={<Icon icon={Trash2} />}
                    aria-label={t('Take off {{name}}', { name: nameOf(one) })}
                    onClick={() => setRemoved(one)}
                  />
                </>
              ),
            },
          ]}
        />
      )}
      {isAdding && <SubscriptionDialog onClose={() => setAdding(false)} />}
      <ConfirmDialog
        open={removed !== undefined}
        title={t('Take off {{name}}?', { name: removed ? nameOf(removed) : '' })}
        action={t('Take off')}
        danger
        onConfirm={async () => {
          if (!removed) return;
          await remove.mutateAsync({ params: { id: removed.id }, version: removed.version });
          toast(t('{{name}} gets no more messages', { name: nameOf(removed) }));
        }}
        onClose={() => setRemoved(undefined)}
      >
        {t('What still waits to be sent there is not sent.')}
      </ConfirmDialog>
    </Sheet>
  );
}

/** Sends a test; what did not arrive is said until the next one. */
function useTest() {
  const t = useT();
  const send = useWrite(statusSubscriptions.test);
  const [testing, setTesting] = useState<string>();
  const [fault, setFault] = useState<string>();
  const test = async (one: StatusSubscription) => {
    const name = nameOf(one);
    setTesting(one.id);
    setFault(undefined);
    try {
      const { result, fault: why } = await send.mutateAsync({ params: { id: one.id } });
      if (result === 'Accepted' && one.kind === 'E-mail')
        toast(t('The mail server took the test to {{name}}', { name }));
      else if (result === 'Accepted') toast(t('The test arrived at {{name}}', { name }));
      else if (result === 'On its way') toast(t('The test to {{name}} is on its way', { name }));
      else setFault(t('The test to {{name}} did not arrive. {{why}}.', { name, why: t(why ?? result) }));
    } catch (thrown) {
      setFault(messageOf(thrown));
    } finally {
      setTesting(undefined);
    }
  };
  return { test, testing, fault };
}

function Events({ events }: Pick<StatusSubscription, 'events'>) {
  const t = useT();
  return events.length === statusEvents.length ? t('Every change') : events.map((event) => t(event)).join(', ');
}

function Last({ last }: Pick<StatusSubscription, 'last'>) {
  const t = useT();
  if (!last) return <Secondary>{t('None yet')}</Secondary>;
  const { at, event, result, code, fault } = last;
  return (
    <Lines>
      <span>
        <ToneTag tone={tones[result]}>{t(result)}</ToneTag>
      </span>
      <Secondary>
        {t(event)} · <TimeAgo value={at} />
      </Secondary>
      {fault && (
        <ErrorText>
          <span>
            {t(fault)} {code !== undefined && <Ltr>{`(${code})`}</Ltr>}
          </span>
        </ErrorText>
      )}
    </Lines>
  );
}
