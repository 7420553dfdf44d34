import { organizations, type OrganizationKind, type Placement } from '@portal/contracts';
import { Problem, useFieldValue, useForm, useRead, useT } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { useDebounce } from 'use-debounce';
import { OrganizationChoice } from './organization-choice.js';

export interface PlacementFieldProps {
  /** The field that names the organisation. */
  name: string;
  kind: OrganizationKind;
  /** The name that is there first is that of who is changed, and asks nothing. */
  editing?: boolean;
}

const pauseOfTyping = 400;

function useTrimmed(path: string) {
  const value = useFieldValue(path);
  return typeof value === 'string' ? value.trim() : '';
}

/** Asks which organisation is meant as soon as the name could be that of one that is there. */
export function PlacementField({ name, kind, editing }: PlacementFieldProps) {
  const t = useT();
  const { set } = useForm();
  const called = useTrimmed(name);
  const placement = useFieldValue<Placement>('placement');
  // A new form may begin with the name of a draft: that one asks.
  const [first] = useState(editing ? called : '');
  const [written] = useDebounce(called, pauseOfTyping);
  const [gstin] = useDebounce(useTrimmed('gstin'), pauseOfTyping);
  const [email] = useDebounce(useTrimmed('emailId'), pauseOfTyping);
  const changed = written !== first;
  const { data, error, refetch } = useRead(organizations.list, {
    query: { kind, like: written, ...(gstin ? { gstin } : {}), ...(email ? { email } : {}) },
    enabled: changed && written.length > 2,
  });
  const last = useRef(written);
  // What was said was said of the name before.
  useEffect(() => {
    if (last.current === written) return;
    last.current = written;
    set('placement', undefined);
  }, [written, set]);
  if (changed && error) {
    const title = t('It cannot be looked up whether this organization is there already');
    return <Problem error={error} title={title} onRetry={() => void refetch()} />;
  }
  if (!changed || !data?.items.length) return null;
  return (
    <OrganizationChoice
      name={written}
      matches={data.items}
      value={placement}
      onChange={(chosen) => set('placement', chosen)}
    />
  );
}
