import { Field, LookupIcon, LookupWords, Refusal, useFieldValue, useT, type LookupState } from '@portal/ui';
import { Input } from 'antd';
import { useUniqueness, type Uniqueness } from './contract-uniqueness.js';

const lookup = (state: Uniqueness): LookupState => (state === 'failed' || state === 'unknown' ? undefined : state);

/** The GeM contract number, looked up while it is typed; a green tick says that it is unused. */
export function ContractNumberField({ own }: { own?: string }) {
  const t = useT();
  const typed = useFieldValue('gemContractNumber');
  const state = useUniqueness(typeof typed === 'string' ? typed : '', own);
  const words: Record<Uniqueness, string | undefined> = {
    unknown: undefined,
    checking: t('Checking whether the number is unique'),
    valid: t('The number is unique'),
    invalid: undefined,
    failed: t('The number could not be checked now; it is checked when the order is sent'),
  };
  return (
    <Field
      name="gemContractNumber"
      label={t('GeM contract number')}
      hint={t('As it stands on the contract, for example GEMC-511687711223344')}
    >
      {({ set, value, ...control }) => (
        <>
          <Input
            {...control}
            dir="ltr"
            autoComplete="off"
            maxLength={50}
            value={typeof value === 'string' ? value : ''}
            onChange={({ target }) => set(target.value)}
            suffix={<LookupIcon state={lookup(state)} />}
          />
          <LookupWords state={lookup(state)}>{words[state]}</LookupWords>
          {state === 'invalid' && !control['aria-invalid'] && <Refusal text="GeM Contract Number must be unique" />}
        </>
      )}
    </Field>
  );
}
