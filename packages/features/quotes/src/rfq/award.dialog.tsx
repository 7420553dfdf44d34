import { type Comparison, paragraph, rfqs } from '@portal/contracts';
import { Dialog, Form, FormBar, Money, NoteLine, TextAreaField, toast, useT, useWrite } from '@portal/ui';
import { z } from 'zod';
import type { ShownRfq } from '../quote.words.js';

const reasoned = z.object({ reason: paragraph('Please give a reason', 500) });

interface AwardDialogProps {
  rfq: ShownRfq;
  quote: Comparison['quotes'][number];
  onClose: () => void;
}

/** Awards one quote, with the reason for it. */
export function AwardDialog({ rfq, quote, onClose }: AwardDialogProps) {
  const t = useT();
  const award = useWrite(rfqs.award);
  return (
    <Dialog open title={t('Award {{name}}', { name: quote.vendorName })} onClose={onClose}>
      <Form
        schema={reasoned}
        failureTitle={t('Failed to award the quote. Please try again.')}
        onSubmit={async ({ reason }, { idempotencyKey }) => {
          const body = { quoteId: quote.id, reason };
          const { awardedOrderNumber } = await award.mutateAsync({
            params: { id: rfq.id },
            version: rfq.version,
            body,
            idempotencyKey,
          });
          toast(
            t('Draft {{number}} was made of {{request}}', { number: awardedOrderNumber ?? '', request: rfq.rfqNumber }),
          );
          onClose();
        }}
      >
        <p>
          <bdi>{quote.vendorName}</bdi> · <Money amount={quote.totalAmount} />
        </p>
        {!quote.isLowest && (
          <NoteLine tone="waiting">{t('This is not the lowest quote of every line (L1). Say why it wins.')}</NoteLine>
        )}
        <p>{t('A draft of a purchase order is made with these prices, and the sellers are told.')}</p>
        <TextAreaField name="reason" label={t('Reason')} maxLength={500} />
        <FormBar submit={t('Award')} />
      </Form>
    </Dialog>
  );
}
