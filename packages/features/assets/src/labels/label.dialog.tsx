import { type Asset, labels, labelSizeNames, labelSizes, mostLabelled, mostLabels } from '@portal/contracts';
import {
  conditionsOf,
  Dialog,
  download,
  Form,
  FormBar,
  NoteLine,
  NumberField,
  SelectField,
  useFieldValue,
  useT,
} from '@portal/ui';
import { useSearchParams } from 'react-router';
import { z } from 'zod';
import { Chosen } from '../asset/chosen.js';

const Layout = z.object({ size: labels.pdf.query.shape.size, used: labels.pdf.query.shape.used });

interface LabelDialogProps {
  /** The assets whose labels are printed; `all` for those that match the list. */
  of: readonly Asset[] | 'all';
  onDone?: () => void;
  onClose: () => void;
}

/** How many labels of the first sheet are used; a roll has none. */
function UsedField() {
  const t = useT();
  const size = useFieldValue<keyof typeof labelSizes>('size');
  if (!size || labelSizes[size].down === 1) return null;
  return (
    <NumberField
      name="used"
      label={t('Labels used already')}
      hint={t('So many labels of the first sheet stay empty, so that a sheet that was begun is used up.')}
    />
  );
}

/** Prints labels with a QR code: of one asset, of chosen ones, or of all that match the list. */
export function LabelDialog({ of, onDone, onClose }: LabelDialogProps) {
  const t = useT();
  const [search] = useSearchParams();
  const isAll = of === 'all';
  const tooMany = !isAll && of.length > mostLabelled;
  const chosen = isAll ? conditionsOf(search) : { ids: of.map(({ id }) => id).join(',') };
  const options = labelSizeNames.map((size) => ({ value: size, label: t(labelSizes[size].name) }));
  return (
    <Dialog open={isAll || of.length > 0} title={t('Print labels')} onClose={onClose}>
      {(isAll || of.length > 0) && (
        <Form
          schema={Layout}
          initial={{ size: 'a4-3x8', used: 0 }}
          onSubmit={async ({ size, used }) => {
            const query = { ...chosen, size, used: labelSizes[size].down === 1 ? '0' : String(used) };
            await download(labels.pdf, { query }, 'labels.pdf');
            onDone?.();
            onClose();
          }}
        >
          {isAll ? (
            <p>{t('All assets that match the list, at most {{most}}.', { most: String(mostLabels) })}</p>
          ) : (
            <Chosen assets={of} />
          )}
          {tooMany && (
            <NoteLine tone="waiting">
              {t('Choose at most {{most}} assets, or print the labels of all that match.', {
                most: String(mostLabelled),
              })}
            </NoteLine>
          )}
          <SelectField name="size" label={t('Size')} options={options} clearable={false} />
          <UsedField />
          <p>{t('The code holds the asset ID: every scanner of the portal finds the asset by it.')}</p>
          <FormBar submit={t('Download PDF')} disabled={tooMany} />
        </Form>
      )}
    </Dialog>
  );
}
