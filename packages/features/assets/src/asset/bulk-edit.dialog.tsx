import { AssetChange, assetConditions, type Asset, assets, descriptionOf, keysOf, recordOf } from '@portal/contracts';
import { DateField, Dialog, Form, FormBar, SelectField, TextAreaField, TextField, toast, useT } from '@portal/ui';
import { useState } from 'react';
import { z } from 'zod';
import { BulkProgress } from '../bulk/bulk-standing.js';
import { type FailedRow, FailedRows } from '../bulk/failed-rows.js';
import { useEach } from '../bulk/use-each.js';
import { useSees } from '../use-sees.js';
import { Chosen, type ChosenDialogProps } from './chosen.js';

const { department, brand, model, condition, purchaseDate, invoiceNumber, notes } = AssetChange.shape;

/** What several assets can have in common; what is left empty stays as it is in each of them. */
const Said = z
  .object({
    ...{ department, brand, model, invoiceNumber, notes },
    purchaseDate: purchaseDate.optional(),
    condition: condition.unwrap().optional().meta(descriptionOf(AssetChange, 'condition')),
  })
  .refine((said) => Object.values(said).some((value) => value !== undefined), {
    path: ['department'],
    error: 'Please fill in at least one field',
  });

type Ready = { asset: Asset; body: AssetChange } | { asset: Asset; error: string };

/** The whole change of an asset; one that the rules of now have something against is named, and not sent. */
function readyOf(asset: Asset, said: z.output<typeof Said>): Ready {
  const before = recordOf(keysOf(AssetChange.shape), (field) => asset[field]);
  const filled = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
  const parsed = AssetChange.safeParse({ ...before, ...filled });
  return parsed.success ? { asset, body: parsed.data } : { asset, error: parsed.error.issues[0]?.message ?? '' };
}

/** Says the same of several assets at once, with a result for each. */
export function BulkEditDialog({ chosen, onDone, onClose }: ChosenDialogProps) {
  const t = useT();
  const sees = useSees();
  const { each, failed, forget } = useEach('Edit');
  const [unfit, setUnfit] = useState<FailedRow[]>([]);
  const close = () => {
    forget();
    setUnfit([]);
    onClose();
  };
  const save = async (said: z.output<typeof Said>) => {
    const all = chosen.map((asset) => readyOf(asset, said));
    const ready = new Map(all.flatMap((one) => ('body' in one ? [[one.asset.id, one.body] as const] : [])));
    const wrong = all.flatMap((one) =>
      'error' in one ? [{ id: one.asset.id, serialNumber: one.asset.serialNumber, error: one.error }] : [],
    );
    setUnfit(wrong);
    const rows = chosen.filter(({ id }) => ready.has(id));
    const result = await each(assets.update, rows, ({ id, version }) => ({
      ...{ params: { id }, version },
      body: ready.get(id),
    }));
    if (result.done > 0) {
      toast(t('{{count}} assets were changed', { count: result.done }));
      onDone?.();
    }
    if (result.all && wrong.length === 0) close();
  };
  return (
    <Dialog open={chosen.length > 0} title={t('Edit')} onClose={close}>
      {chosen.length > 0 && (
        <Form schema={Said} failureTitle={t('The assets were not changed')} onSubmit={save}>
          <Chosen assets={chosen} />
          <p>{t('What you leave empty stays as it is in each of them.')}</p>
          <TextField name="department" optional />
          <TextField name="brand" optional />
          <TextField name="model" optional />
          <SelectField
            name="condition"
            options={assetConditions.map((value) => ({ value, label: t(value) }))}
            optional
          />
          <DateField name="purchaseDate" optional />
          {sees('invoiceNumber') && <TextField name="invoiceNumber" optional />}
          {sees('notes') && <TextAreaField name="notes" maxLength={2000} optional />}
          <BulkProgress />
          <FailedRows failed={[...failed, ...unfit]} />
          <FormBar submit={t('Save')} />
        </Form>
      )}
    </Dialog>
  );
}
