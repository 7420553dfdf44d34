import { assets, gemContractNumber, NewAsset } from '@portal/contracts';
import {
  ButtonLink,
  CheckField,
  Form,
  FormBar,
  FormPart,
  LookupWords,
  SelectField,
  toast,
  useFieldValue,
  useFocusField,
  useForm,
  useT,
  useUser,
  useWrite,
} from '@portal/ui';
import { useImperativeHandle, useRef, type Ref } from 'react';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { AmcPart } from './amc-part.js';
import { assetContents } from './asset-contents.js';
import { IdentityFields, PlaceFields, PurchaseFields, SerialField } from './asset-fields.js';
import { ContractField } from './contract-field.js';
import { leftOf, useContracts, type ContractChoices } from './use-contracts.js';

/** The category: what the contract has, with what is left of each. */
function CategoryField({ contracts }: { contracts: ContractChoices }) {
  const t = useT();
  const contract = contracts.chosen(useFieldValue('gemContractNumber'));
  const value = useFieldValue('category');
  const chosen = contract?.capacity.find(({ category }) => category === value);
  const options = (contract?.capacity ?? []).map(({ category, remaining }) => ({
    value: category,
    label: t('{{category}} ({{remaining}} left)', { category: t(category), remaining }),
  }));
  return (
    <div>
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
      <LookupWords state={chosen && (chosen.remaining > 0 ? 'valid' : 'invalid')}>
        {chosen && t('{{remaining}} of {{ordered}} can still be registered', chosen)}
      </LookupWords>
    </div>
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

/** The form, and that another asset of the same kind comes after it. */
const NewAssets = NewAsset.safeExtend({
  another: z.boolean().default(false).meta({ label: 'Then add another like it' }),
});

const needed = 'GeM Contract Number is required to add an asset';
/** A seller registers what was delivered: it is told that this goes by one of its contracts. */
const SellersAssets = NewAssets.safeExtend({
  gemContractNumber: gemContractNumber(needed).meta({ ...NewAsset.shape.gemContractNumber.meta() }),
});

interface Another {
  /** All stays but the serial number, which waits for the next device. */
  next: () => void;
}

function AnotherField({ ref }: { ref: Ref<Another> }) {
  const { set } = useForm();
  const focus = useFocusField();
  useImperativeHandle(ref, () => ({
    next: () => {
      set('serialNumber', '');
      focus('serialNumber');
    },
  }));
  return <CheckField name="another" />;
}

/** Registers an asset against what is left of a contract. */
export function NewAssetForm({ base }: { base: string }) {
  const t = useT();
  const navigate = useNavigate();
  const { role } = useUser();
  const create = useWrite(assets.create);
  const contracts = useContracts();
  const entry = useRef<Another>(null);
  return (
    <Form
      schema={role === 'Seller' ? SellersAssets : NewAssets}
      initial={{ condition: 'New', hasAmc: false }}
      draft="new-asset"
      failureTitle={t('Failed to add asset. Please try again.')}
      contents={assetContents(t)}
      onSubmit={async ({ another, ...values }, { idempotencyKey }) => {
        const asset = await create.mutateAsync({ body: values, idempotencyKey });
        if (another) {
          toast(t('The asset {{serial}} was added', { serial: asset.serialNumber }));
          entry.current?.next();
        } else {
          toast(t('The asset was added'));
          await navigate(`${base}/${asset.id}`);
        }
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
      <AnotherField ref={entry} />
      <Bar contracts={contracts} base={base} />
    </Form>
  );
}
