import { cover, type FieldChange, type ThreadEntry, type ThreadKind } from '@portal/contracts';
import {
  DateText,
  HistoryRows,
  Icon,
  Lines,
  Ltr,
  ScreenReaderOnly,
  Secondary,
  useHome,
  useMay,
  useSay,
  useT,
} from '@portal/ui';
import {
  Archive,
  ArrowRight,
  ClipboardCheck,
  ClipboardList,
  MapPin,
  Package,
  Pencil,
  ShieldCheck,
  ShoppingCart,
  Ticket,
  User,
  Wrench,
} from 'lucide-react';
import { Link } from 'react-router';
import { useThreadWords } from './use-thread-words.js';

const icons: Record<ThreadKind, typeof Archive> = {
  order: ShoppingCart,
  delivery: Package,
  registration: ClipboardList,
  holder: User,
  place: MapPin,
  verification: ClipboardCheck,
  repair: Wrench,
  cover: ShieldCheck,
  ticket: Ticket,
  disposal: Archive,
  change: Pencil,
};

/** Where records of the thread live, as far as the reader's area has them. */
export interface ThreadPlaces {
  orders?: string | undefined;
  purchaseOrders?: string | undefined;
  tickets?: string | undefined;
}

function RecordLink({ record, places }: { record: NonNullable<ThreadEntry['record']>; places: ThreadPlaces }) {
  const home = useHome();
  const may = useMay();
  const at = {
    order: places.orders,
    'purchase-order': places.purchaseOrders,
    ticket: places.tickets,
    warranty: may(cover.warranties) ? `${home}/warranty` : undefined,
    amc: may(cover.amcContracts) ? `${home}/amc` : undefined,
    'warranty-claim': `${home}/warranty-claims`,
  }[record.type];
  const label = <Ltr>{record.label}</Ltr>;
  return at ? <Link to={`${at}/${record.id}`}>{label}</Link> : label;
}

function FieldWords({ field, from, to }: FieldChange) {
  const t = useT();
  const { labelOf, valueOf } = useThreadWords();
  return (
    <Secondary>
      {labelOf(field)}: <bdi>{valueOf(field, from)}</bdi> <Icon icon={ArrowRight} size={14} flip />
      <ScreenReaderOnly>{t('became')}</ScreenReaderOnly> <bdi>{valueOf(field, to)}</bdi>
    </Secondary>
  );
}

/** Entries of the thread, each with what it changed from what to what. */
export function ThreadRows({ entries, places }: { entries: readonly ThreadEntry[]; places: ThreadPlaces }) {
  const say = useSay();
  return (
    <HistoryRows>
      {entries.map(({ id, at, dayOnly, kind, title, text, by, fields, record }) => (
        <li key={id}>
          <Icon icon={icons[kind]} />
          <Lines>
            <span>
              <bdi>{say(title)}</bdi>
              {record && (
                <>
                  {' · '}
                  <RecordLink record={record} places={places} />
                </>
              )}
            </span>
            {text && <Secondary as="bdi">{say(text)}</Secondary>}
            {fields.map((change) => (
              <FieldWords key={change.field} {...change} />
            ))}
          </Lines>
          <Secondary>
            <DateText value={at} time={!dayOnly} />
            {by && (
              <>
                {' '}
                · <bdi>{say(by)}</bdi>
              </>
            )}
          </Secondary>
        </li>
      ))}
    </HistoryRows>
  );
}
