import { assetCategories, assets, isOneOf } from '@portal/contracts';
import { LookupWords, Refusal, useFieldError, useFieldValue, useForm, useRead, useT } from '@portal/ui';
import { useEffect } from 'react';
import { useDebounce } from 'use-debounce';

const pauseOfTyping = 500;
const taken = 'This serial number is already registered';

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() ? value.trim() : undefined);

const isSame = (before: object, now: object) => JSON.stringify(before) === JSON.stringify(now);

interface SerialToCheck {
  /** The field that it is said at, and that keeps the form from being sent. */
  name: 'serialNumber' | 'manufacturer';
  /** What is typed, or what the changed asset has. */
  serialNumber: string | undefined;
  /** The asset that is changed. */
  except?: string;
}

/** Asks how the serial number stands with its maker, a moment after the typing or as soon as the field is left. */
export function useSerialStanding({ name, serialNumber, except }: SerialToCheck) {
  const { hold } = useForm();
  const category = useFieldValue('category');
  const number = useFieldValue('gemContractNumber');
  const texts = {
    serialNumber: textOf(serialNumber),
    manufacturer: textOf(useFieldValue('manufacturer')),
    brand: textOf(useFieldValue('brand')),
    gemContractNumber: except ? undefined : textOf(number),
    category: except || !isOneOf(assetCategories, category) ? undefined : category,
  };
  const [settled, { flush }] = useDebounce(texts, pauseOfTyping, { equalityFn: isSame });
  const worth = texts.serialNumber !== undefined;
  const isSettled = worth && isSame(settled, texts);
  const query = { ...settled, serialNumber: settled.serialNumber ?? '', except };
  const { data, error, isPlaceholderData } = useRead(assets.serialStanding, { query, enabled: isSettled });
  const known = isSettled && !isPlaceholderData ? data : undefined;
  const registered = known?.registered === true;
  useEffect(() => {
    hold(name, registered ? taken : undefined);
    return () => hold(name, undefined);
  }, [hold, name, registered]);
  return {
    registered,
    isChecking: worth && !known && !error,
    isFree: known?.registered === false,
    failed: isSettled && !!error,
    checkNow: () => void flush(),
  };
}

/** What the check says, below its field. */
export function SerialWords({ standing, name }: { standing: ReturnType<typeof useSerialStanding>; name: string }) {
  const t = useT();
  const said = useFieldError(name);
  if (standing.registered) return said ? null : <Refusal text={taken} />;
  const words = standing.isChecking
    ? t('Checking the serial number')
    : standing.failed
      ? t('The serial number could not be checked now; it is checked when the asset is saved')
      : standing.isFree
        ? t('Not among the assets that you see')
        : undefined;
  return <LookupWords state={standing.isChecking ? 'checking' : undefined}>{words}</LookupWords>;
}
