import { AmcTerms, cover, nextDay } from '@portal/contracts';
import {
  ButtonLink,
  call,
  editedRecord,
  Form,
  FormBar,
  FormPage,
  FormPart,
  Headline,
  Ltr,
  Properties,
  TextField,
  toast,
  useT,
  useWrite,
} from '@portal/ui';
import { useNavigate } from 'react-router';
import { yearsAfter } from '../years.js';
import { AmcTermParts } from './amc-fields.js';
import { AmcRecord, type ShownAmc, useAmcCrumbs } from './amc-record.js';

interface TermsPageProps {
  base: string;
}

interface TermsFormProps extends TermsPageProps {
  contract: ShownAmc;
}

/** What stays as it was agreed: the number and the assets. */
function Kept({ contract }: { contract: ShownAmc }) {
  const t = useT();
  return (
    <FormPart id="kept" title={t('Assets')} help={t('What the contract covers stays.')}>
      <Properties
        stacked
        properties={[
          { label: t('Contract number'), value: <Ltr>{contract.contractNumber}</Ltr> },
          {
            label: t('Assets'),
            value: (
              <bdi>
                {contract.assetNames[0]}
                {contract.assetNames.length > 1 &&
                  ` ${t('and {{count}} more', { count: contract.assetNames.length - 1 })}`}
              </bdi>
            ),
          },
        ]}
      />
      <TextField name="provider" />
    </FormPart>
  );
}

function EditForm({ base, contract }: TermsFormProps) {
  const t = useT();
  const navigate = useNavigate();
  const change = useWrite(cover.changeAmcContract);
  const params = { id: contract.id };
  const title = t('Edit AMC contract');
  const at = `${base}/${contract.id}`;
  return (
    <FormPage>
      <Headline crumbs={[...useAmcCrumbs(base, contract), { label: title }]} title={title} />
      <Form
        schema={AmcTerms}
        edited={editedRecord(() => call(cover.amcContract, { params }), contract)}
        failureTitle={t('The AMC contract was not changed')}
        onSubmit={async (body, { version }) => {
          await change.mutateAsync({ params, version, body });
          toast(t('AMC contract {{number}} was changed', { number: contract.contractNumber }));
          await navigate(at);
        }}
      >
        <Kept contract={contract} />
        <AmcTermParts />
        <FormBar submit={t('Save')} busyText={t('Saving...')}>
          <ButtonLink to={at}>{t('Cancel')}</ButtonLink>
        </FormBar>
      </Form>
    </FormPage>
  );
}

function RenewForm({ base, contract }: TermsFormProps) {
  const t = useT();
  const navigate = useNavigate();
  const renew = useWrite(cover.renewAmcContract);
  const title = t('Renew AMC contract');
  const { nextServiceDate: _, ...kept } = contract;
  const startDate = nextDay(contract.endDate);
  return (
    <FormPage>
      <Headline crumbs={[...useAmcCrumbs(base, contract), { label: title }]} title={title} />
      <Form
        schema={AmcTerms}
        initial={{ ...kept, startDate, endDate: yearsAfter(startDate, 1) }}
        failureTitle={t('The AMC contract was not renewed')}
        onSubmit={async (body, { idempotencyKey }) => {
          const made = await renew.mutateAsync({
            ...{ params: { id: contract.id }, version: contract.version, body, idempotencyKey },
          });
          toast(t('AMC contract {{number}} follows', { number: made.contractNumber }));
          await navigate(`${base}/${made.id}`);
        }}
      >
        <Kept contract={contract} />
        <AmcTermParts />
        <FormBar submit={t('Renew contract')} busyText={t('Saving...')}>
          <ButtonLink to={`${base}/${contract.id}`}>{t('Cancel')}</ButtonLink>
        </FormBar>
      </Form>
    </FormPage>
  );
}

/** Changes what was agreed in an AMC contract. */
export const AmcEditPage = ({ base }: TermsPageProps) => (
  <AmcRecord base={base}>{(contract) => <EditForm base={base} contract={contract} />}</AmcRecord>
);

/** Renews an AMC contract: what was agreed stands there, from the day after its end on. */
export const AmcRenewPage = ({ base }: TermsPageProps) => (
  <AmcRecord base={base}>{(contract) => <RenewForm base={base} contract={contract} />}</AmcRecord>
);
