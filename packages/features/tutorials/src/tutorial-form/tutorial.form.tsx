import { languages, NewTutorial, type Tutorial, tutorialCategories, tutorials } from '@portal/contracts';
import {
  ButtonLink,
  call,
  editedRecord,
  Form,
  FormActions,
  FormPart,
  Icon,
  PlainButton,
  Secondary,
  SelectField,
  toast,
  useFieldRows,
  useFieldValue,
  useForm,
  useFormState,
  useT,
  useWrite,
} from '@portal/ui';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { newStep, TextPart } from './text-part.js';
import { tutorialValues } from './tutorial-values.js';

const newText = (language: string) => ({ language, steps: [newStep] });

/** The text in each language that it has, and a button for each that it has not. */
function Texts() {
  const t = useT();
  const busy = useFormState((form) => form.busy);
  const { keys, append, remove } = useFieldRows('texts');
  const texts = useFieldValue<{ language: string }[]>('texts') ?? [];
  const lacking = languages.filter(({ code }) => !texts.some(({ language }) => language === code));
  return (
    <>
      {keys.map((key, index) => (
        <TextPart key={key} index={index} onRemove={keys.length > 1 ? () => remove(index) : undefined} />
      ))}
      {lacking.length > 0 && (
        <FormActions>
          {lacking.map(({ code, nativeName }) => (
            <Button key={code} icon={<Icon icon={Plus} />} disabled={busy} onClick={() => append(newText(code))}>
              {t('Add in {{language}}', { language: nativeName })}
            </Button>
          ))}
        </FormActions>
      )}
    </>
  );
}

function SaveBar({ back }: { back: string }) {
  const t = useT();
  const { set, draftNote } = useForm();
  const busy = useFormState((form) => form.busy);
  return (
    <FormActions>
      <PlainButton primary submit busy={busy} onClick={() => set('status', 'Published')}>
        {t('Publish')}
      </PlainButton>
      <PlainButton submit disabled={busy} onClick={() => set('status', 'Draft')}>
        {t('Save as Draft')}
      </PlainButton>
      <ButtonLink to={back}>{t('Cancel')}</ButtonLink>
      <Secondary role="status">{draftNote}</Secondary>
    </FormActions>
  );
}

/** A new tutorial, or one that is edited; holders of devices see it once it is published. */
export function TutorialForm({ base, edited }: { base: string; edited?: Tutorial }) {
  const t = useT();
  const navigate = useNavigate();
  const create = useWrite(tutorials.create);
  const update = useWrite(tutorials.update);
  return (
    <Form
      schema={NewTutorial}
      {...(edited
        ? { edited: editedRecord(() => call(tutorials.get, { params: { id: edited.id } }), edited, tutorialValues) }
        : { initial: { category: 'General', status: 'Draft', texts: [newText('en')] } })}
      draft={edited ? undefined : 'new-tutorial'}
      failureTitle={t('The tutorial could not be saved')}
      onSubmit={async (body, { idempotencyKey, version }) => {
        const { id, texts } = edited
          ? await update.mutateAsync({ params: { id: edited.id }, version, body })
          : await create.mutateAsync({ body, idempotencyKey });
        toast(t('{{title}} was saved', { title: texts[0]?.title ?? '' }));
        await navigate(`${base}/${id}`);
      }}
    >
      <FormPart id="tutorial" title={t('Tutorial')} help={t('Holders of devices see it once it is published.')}>
        <SelectField name="category" options={tutorialCategories} />
      </FormPart>
      <Texts />
      <SaveBar back={edited ? `${base}/${edited.id}` : base} />
    </Form>
  );
}
