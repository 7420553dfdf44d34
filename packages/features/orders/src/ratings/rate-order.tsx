import { NewRating, type Rating, ratings } from '@portal/contracts';
import {
  Form,
  RadioField,
  Secondary,
  Sheet,
  Stack,
  TextAreaField,
  toast,
  useMay,
  useRead,
  useT,
  useWrite,
} from '@portal/ui';
import { Button } from 'antd';
import { useState } from 'react';
import type { ShownPurchaseOrder } from '../purchase-order-list/purchase-order.words.js';
import { Stars } from './stars.js';

interface RatingFormProps {
  order: ShownPurchaseOrder;
  rating: Rating | undefined;
  onGiven: () => void;
}

function RatingForm({ order: { id, poNumber }, rating, onGiven }: RatingFormProps) {
  const t = useT();
  const give = useWrite(ratings.give);
  return (
    <Form
      schema={NewRating}
      initial={rating ? { stars: String(rating.stars), comment: rating.comment } : {}}
      failureTitle={t('The rating was not saved')}
      onSubmit={async (body) => {
        await give.mutateAsync({ params: { id }, body, ...(rating ? { version: rating.version } : {}) });
        toast(t('The rating of {{number}} was saved', { number: poNumber }));
        onGiven();
      }}
    >
      <RadioField
        name="stars"
        label={t('How was the delivery?')}
        options={[
          { value: '5', label: t('5 – very good') },
          { value: '4', label: t('4 – good') },
          { value: '3', label: t('3 – fair') },
          { value: '2', label: t('2 – poor') },
          { value: '1', label: t('1 – very poor') },
        ]}
      />
      <TextAreaField
        name="comment"
        label={t('Comment')}
        rows={2}
        maxLength={500}
        optional
        hint={t('The seller reads it, without your name.')}
      />
      <Button htmlType="submit" type="primary" loading={give.isPending}>
        {t('Save rating')}
      </Button>
    </Form>
  );
}

const isDelivered = ({ source, status }: ShownPurchaseOrder) =>
  status === 'Completed' || (source !== 'gem' && status === 'Delivered');

/** The rating of a delivered order: its office gives it and may change it, its seller reads it. */
export function RateOrder({ order }: { order: ShownPurchaseOrder }) {
  const t = useT();
  const may = useMay();
  const [changing, setChanging] = useState(false);
  const asks = isDelivered(order) && may(ratings.ofOrder);
  const { data } = useRead(ratings.ofOrder, { params: { id: order.id }, enabled: asks });
  const rates = may(ratings.give);
  if (!asks || !data || (!data.rating && !rates)) return null;
  const { rating } = data;
  return (
    <Sheet title={rates && !rating ? t('Rate the seller') : t('Rating')}>
      {rating && !changing ? (
        <Stack>
          <Stars stars={rating.stars} />
          {rating.comment && (
            <p>
              <bdi>{rating.comment}</bdi>
            </p>
          )}
          {rating.ratedBy && (
            <Secondary as="p">
              <bdi>{rating.ratedBy}</bdi>
            </Secondary>
          )}
          {rates && <Button onClick={() => setChanging(true)}>{t('Change rating')}</Button>}
        </Stack>
      ) : (
        <Stack>
          <RatingForm order={order} rating={rating} onGiven={() => setChanging(false)} />
        </Stack>
      )}
    </Sheet>
  );
}
