import { assets, NewAsset } from '@portal/contracts';
import { ButtonLink, Form, FormBar, FormPart, SelectField, toast, useFieldValue, useT, useWrite } from '@portal/ui';
import { useNavigate } from 'react-router';
import { AmcPart } from './amc-part.js';
import { assetContents } from './asset-contents.js';
import { IdentityFields, PlaceFields, PurchaseFields, SerialField } from './asset-fields.js';
import { ContractField } from './contract-field.js';
import { leftOf, useContracts, type ContractChoices } from './use-contracts.js';
import { withoutAmc } from './without-amc.js';

/** The category: what the contract has, with what is left of each. */
function CategoryField({ contracts }: { contracts: ContractChoices }) {
  const t = useT();
  const contract = contracts.chosen(useFieldValue('gemContractNumber'));
  const options = (contract?.capacity ?? []).map(({ category, remaining }) => ({
    value: category,
    label: t('{{category}} ({{remaining}} left)', { category: t(category), remaining }),
  }));
  return (
    <SelectField
      name="category"
      hint={
        !contract
          ? t('Choose the contract first.')
          : leftOf(contract, undefined) === 0
            ? t('Every place of this contract is taken.')
            : undefined
      }
      options={options}
    />
  );
}

function Bar({ contracts, base }: { contracts: ContractChoices; base: string }) {
  const t = useT();
  const contract = contracts.chosen(useFieldValue('gemContractNumber'));
  const category = useFieldValue('category');
  const full = !!contract && leftOf(contract, category) === 0;
  return (
    <FormBar submit={full ? t('No remaining capacity') : t('Add Asset')} busyText={t('Saving...')} disabled={full}>
      <ButtonLink to={base}>{t('Cancel')}</ButtonLink>
    </FormBar>
  );
}

/** Registers an asset against what is left of a contract. */
export function NewAssetForm({ base }: { base: string }) {
  const t = useT();
  const navigate = useNavigate();
  const create = useWrite(assets.create);
  const contracts = useContracts();
  return (
    <Form
      schema={NewAsset}
      initial={{ condition: 'New', hasAmc: false }}
      draft="new-asset"
      contents={assetContents(t)}
      onSubmit={async (values, { idempotencyKey }) => {
        const asset = await create.mutateAsync({ body: withoutAmc(values), idempotencyKey });
        toast(t('The asset was added'));
        await navigate(`${base}/${asset.id}`);
      }}
    >
      <FormPart id="contract" title={t('GeM contract')} help={t('The order this asset was bought with.')}>
        <ContractField contracts={contracts} />
        <CategoryField contracts={contracts} />
      </FormPart>
      <FormPart id="basic" title={t('Basic Information')} help={t('What it is.')}>
        <IdentityFields>
          <SerialField />
        </IdentityFields>
      </FormPart>
      <FormPart id="purchase" title={t('Purchase and warranty')}>
        <PurchaseFields />
      </FormPart>
      <AmcPart />
      <FormPart id="place" title={t('Location and notes')}>
        <PlaceFields />
      </FormPart>
      <Bar contracts={contracts} base={base} />
    </Form>
  );
}
