import { cover, NewAmcContract } from '@portal/contracts';
import {
  ButtonLink,
  Form,
  FormBar,
  FormPage,
  FormPart,
  Headline,
  TextField,
  toast,
  today,
  useT,
  useWrite,
} from '@portal/ui';
import { useNavigate } from 'react-router';
import { AssetSearchField } from '../asset-search/asset-search.field.js';
import { yearsAfter } from '../years.js';
import { AmcTermParts } from './amc-fields.js';

export interface AmcFormPageProps {
  /** Where the AMC contracts of this area live: '/buyer/amc'. */
  base: string;
}

/** Makes an annual maintenance contract over one or more assets. */
export function AmcFormPage({ base }: AmcFormPageProps) {
  const t = useT();
  const navigate = useNavigate();
  const add = useWrite(cover.addAmcContract);
  return (
    <FormPage>
      <Headline
        crumbs={[{ label: t('AMC Contracts'), to: base }, { label: t('Create New AMC Contract') }]}
        title={t('Create New AMC Contract')}
      />
      <Form
        schema={NewAmcContract}
        initial={{ startDate: today(), endDate: yearsAfter(today(), 1), serviceType: 'Preventive' }}
        draft="new-amc"
        failureTitle={t('Failed to create AMC contract')}
        onSubmit={async (body, { idempotencyKey }) => {
          const { contractNumber, id } = await add.mutateAsync({ body, idempotencyKey });
          toast(t('AMC contract {{number}} was created', { number: contractNumber }));
          await navigate(`${base}/${id}`);
        }}
      >
        <FormPart id="assets" title={t('Assets')} help={t('What the contract covers.')}>
          <AssetSearchField name="assetIds" many />
          <TextField name="provider" />
        </FormPart>
        <AmcTermParts />
        <FormBar submit={t('Create AMC contract')} busyText={t('Saving...')}>
          <ButtonLink to={base}>{t('Cancel')}</ButtonLink>
        </FormBar>
      </Form>
    </FormPage>
  );
}
