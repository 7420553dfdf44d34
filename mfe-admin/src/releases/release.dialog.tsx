import { type AreaReleases, NewCanaryAudience, releases, roles } from '@portal/contracts';
import {
  ApiError,
  DateText,
  Dialog,
  Form,
  FormBar,
  NumberField,
  RadioField,
  Secondary,
  SelectField,
  TextAreaField,
  TextField,
  toast,
  useFieldValue,
  useT,
  useWrite,
  When,
} from '@portal/ui';
import { causeWords, refusalInWords } from './release.words.js';
import { widened } from './widened.js';

/** What can be done with the releases of an area. */
export type ReleaseStep = 'promote' | 'startCanary' | 'widenCanary' | 'endCanary' | 'rollback';

interface ReleaseDialogProps {
  of: AreaReleases;
  step: ReleaseStep;
  /** The version that is chosen at first. */
  version?: string | undefined;
  onClose: () => void;
}

/** A version within a sentence, which may be written from the right. */
const ltr = (version: string | null | undefined) => `\u2066${version ?? ''}\u2069`;

const Reasoned = releases.rollback.body.omit({ seen: true });
const Promotion = releases.promote.body.omit({ seen: true });
const Trial = Promotion.extend({ audience: NewCanaryAudience });
const Wider = Reasoned.extend({ audience: NewCanaryAudience });

/** One field for each kind of audience; more of them are added to a trial that runs. */
function AudienceFields({ label }: { label: string }) {
  const t = useT();
  return (
    <>
      <RadioField
        name="audience.kind"
        label={label}
        options={[
          { value: 'percent', label: t('A share of all people') },
          { value: 'role', label: t('A role') },
          { value: 'organization', label: t('An organisation') },
          { value: 'user', label: t('One person') },
        ]}
      />
      <When name="audience.kind" is="percent">
        <NumberField name="audience.percent" label={t('Share in percent')} hint={t('From 1 to 100.')} />
      </When>
      <When name="audience.kind" is="role">
        <SelectField name="audience.role" label={t('Role')} options={roles} />
      </When>
      <When name="audience.kind" is="organization">
        <TextField name="audience.organization" label={t('Name or id of the organisation')} />
      </When>
      <When name="audience.kind" is="user">
        <TextField name="audience.email" label={t('E-mail address')} />
      </When>
    </>
  );
}

/** Whether the first page of the version that is chosen stood in a browser. */
function VisitNote({ of: { canary, others } }: { of: AreaReleases }) {
  const t = useT();
  const version = useFieldValue('version');
  const visit = [...(canary ? [canary] : []), ...others].find((release) => release.version === version)?.visit;
  return (
    <Secondary as="p">
      {!visit && t('No browser has opened this version yet.')}
      {visit && !visit.reason && (
        <>
          {t('Its first page stood in a browser:')} <DateText value={visit.at} time />
        </>
      )}
      {visit?.reason && (
        <>
          {t('It cannot be made live:')} <bdi>{causeWords(t, visit.cause, visit.reason)}</bdi>
        </>
      )}
    </Secondary>
  );
}

/** The words of each step, and what asks for it. */
function useStep({ of: { area, live, canary, fallback }, step }: ReleaseDialogProps) {
  const t = useT();
  const [promote, startCanary] = [useWrite(releases.promote), useWrite(releases.startCanary)];
  const [endCanary, rollback] = [useWrite(releases.endCanary), useWrite(releases.rollback)];
  const seen = { live: live?.version ?? null, canary: canary?.version ?? null };
  const params = { area };
  const steps = {
    promote: {
      title: t('Make a version of {{area}} live', { area }),
      text: t(
        'Everybody gets it with the next page that they load. The version that is live now becomes the one to go back to.',
      ),
      verb: t('Make live'),
      done: t('{{area}}: the version is live', { area }),
      ask: (body: object) => promote.mutateAsync({ params, body: { ...Promotion.parse(body), seen } }),
    },
    startCanary: {
      title: t('Try a version of {{area}}', { area }),
      text: t('Only those whom you choose get it, with a note of its version. Everybody else keeps the live one.'),
      verb: t('Start the trial'),
      done: t('{{area}}: the trial has started', { area }),
      ask: (body: object) => {
        const { audience, ...rest } = Trial.parse(body);
        return startCanary.mutateAsync({ params, body: { ...rest, audience: [audience], seen } });
      },
    },
    widenCanary: {
      title: t('Give the trial of {{area}} to more', { area }),
      text: t(
        'Whoever has {{version}} keeps it. Choose who gets it too; a larger share takes the place of the one before.',
        {
          version: ltr(canary?.version),
        },
      ),
      verb: t('Give it to more'),
      done: t('{{area}}: more people have the trial', { area }),
      ask: async (body: object) => {
        const { audience: more, why } = Wider.parse(body);
        const audience = canary && widened(canary.audience, more);
        if (!audience)
          throw new ApiError(
            422,
            'INVALID',
            t('They have the trial already. Please choose others, or a larger share.'),
          );
        return startCanary.mutateAsync({ params, body: { version: canary.version, audience, why, seen } });
      },
    },
    endCanary: {
      title: t('End the trial of {{area}}', { area }),
      text: t('Everybody has {{version}} again.', { version: ltr(live?.version) }),
      verb: t('End the trial'),
      done: t('{{area}}: the trial has ended', { area }),
      ask: (body: object) => endCanary.mutateAsync({ params, body: { ...Reasoned.parse(body), seen } }),
    },
    rollback: {
      title: t('Take {{area}} back', { area }),
      text: t('Everybody has {{version}} again. The version that is live now is offered to nobody.', {
        version: ltr(fallback),
      }),
      verb: t('Go back'),
      done: t('{{area}}: the version before is live', { area }),
      ask: (body: object) => rollback.mutateAsync({ params, body: { ...Reasoned.parse(body), seen } }),
    },
  };
  return steps[step];
}

const schemas = {
  promote: Promotion,
  startCanary: Trial,
  widenCanary: Wider,
  endCanary: Reasoned,
  rollback: Reasoned,
};

/** Asks for the reason, and for the version and its audience where there is a choice, before anything changes. */
export function ReleaseDialog(props: ReleaseDialogProps) {
  const { of: releasesOfArea, step, version, onClose } = props;
  const t = useT();
  const { title, text, verb, done, ask } = useStep(props);
  const chooses = step === 'promote' || step === 'startCanary';
  const { canary, others } = releasesOfArea;
  const versions = [...(canary ? [canary] : []), ...others].map((release) => release.version);
  return (
    <Dialog open title={title} onClose={onClose}>
      <Form
        schema={schemas[step]}
        initial={{ version: version ?? (chooses ? versions[0] : undefined), why: '' }}
        failureTitle={t('Nothing was changed')}
        onSubmit={async (body) => {
          await ask(body).catch((error: unknown) => {
            throw refusalInWords(t, error);
          });
          toast(done);
          onClose();
        }}
      >
        <Secondary as="p">{text}</Secondary>
        {chooses && (
          <SelectField
            name="version"
            options={versions.map((value) => ({ value, label: value }))}
            label={t('Version')}
          />
        )}
        {chooses && <VisitNote of={releasesOfArea} />}
        {step === 'startCanary' && <AudienceFields label={t('Who tries it')} />}
        {step === 'widenCanary' && <AudienceFields label={t('Who tries it too')} />}
        <TextAreaField name="why" label={t('Reason')} hint={t('It stands in the history.')} />
        <FormBar submit={verb} />
      </Form>
    </Dialog>
  );
}
