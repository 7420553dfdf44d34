import { isGemContractNumber, orders, type ReplyOf } from '@portal/contracts';
import { ApiError, call, isFault, messageOf, toast, useT } from '@portal/ui';
import { useRef, useState } from 'react';

const notFound = 'GeM Contract Not Found';

const wordsFor = (error: unknown) => {
  if (isFault(error)) return 'Failed to fetch order details. Please try again.';
  return error instanceof ApiError && error.status === 404 ? notFound : messageOf(error);
};

const faultOf = (number: string) => {
  if (!number) return 'Please enter a GeM contract number';
  return isGemContractNumber(number) ? undefined : 'Invalid GEM Contract Number format';
};

/** Looks an order up by what is typed; another letter forgets what was found. */
export function useOrderSearch() {
  const t = useT();
  const [number, setNumber] = useState('');
  const [found, setFound] = useState<ReplyOf<typeof orders.find>>();
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const latest = useRef('');

  const type = (text: string) => {
    latest.current = text;
    setNumber(text);
    setFound(undefined);
    setRefusal(undefined);
  };
  const find = async (wanted = number) => {
    const contractNumber = wanted.trim().toUpperCase();
    const fault = faultOf(contractNumber);
    setRefusal(fault);
    if (fault || busy) return;
    setBusy(true);
    try {
      const order = await call(orders.find, { params: { contractNumber } });
      if (latest.current !== wanted) return;
      setFound(order);
      toast(t('Order details fetched successfully!'));
    } catch (error) {
      if (latest.current === wanted) setRefusal(wordsFor(error));
    } finally {
      setBusy(false);
    }
  };
  const choose = (wanted: string) => {
    type(wanted);
    return find(wanted);
  };
  return { number, type, find, choose, found, refusal, missing: refusal === notFound, busy };
}
