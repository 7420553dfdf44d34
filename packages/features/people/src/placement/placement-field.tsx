import { organizations, type OrganizationKind, type Placement } from '@portal/contracts';
import { Problem, useForm, useRead, useT } from '@portal/ui';
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

/** Asks which organisation is meant as soon as the name could be that of one that is there. */
export function PlacementField({ name, kind, editing }: PlacementFieldProps) {
  const t = useT();
  const { values, set } = useForm();
  const text = (key: string) => (typeof values[key] === 'string' ? values[key].trim() : '');
  // A new form may begin with the name of a draft: that one asks.
  const [first] = useState(editing ? text(name) : '');
  const [written] = useDebounce(text(name), pauseOfTyping);
  const [gstin] = useDebounce(text('gstin'), pauseOfTyping);
  const [email] = useDebounce(text('emailId'), pauseOfTyping);
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
      value={values['placement'] as Placement | undefined}
      onChange={(placement) => set('placement', placement)}
    />
  );
}
