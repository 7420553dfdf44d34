import { z } from 'zod';
import { FileIds, StoredFile } from '../kernel/file.js';
import { Done, ListQuery, pageOf, Tracked } from '../kernel/list.js';
import { operation } from '../kernel/operation.js';
import { ById, line, oneOf, paragraph, required } from '../kernel/text.js';
import { languages } from '../locales.js';
import { assetCategories } from '../procurement/order.js';

/** What a tutorial is about: one kind of device, or all of them. */
export const tutorialCategories = ['General', ...assetCategories] as const;
export const tutorialStatuses = ['Draft', 'Published'] as const;

const codes = languages.map(({ code }) => code);

/** One step as an administrator writes it; its pictures were uploaded before as `photo`. */
const NewStep = z.object({
  title: line('Please enter a title', 100).meta({ label: 'Title of the step' }),
  text: required('Please enter what to do', 2000).meta({ label: 'What to do' }),
  pictures: FileIds.max(3, 'At most 3 pictures are allowed').default([]).meta({ label: 'Pictures' }),
});

/** The whole tutorial in one language, 1 to 30 steps. */
const NewText = z.object({
  language: z.enum(codes).meta({ label: 'Language' }),
  title: line('Please enter a title', 100).meta({ label: 'Title' }),
  summary: paragraph('Please enter a summary', 300).meta({ label: 'Summary' }),
  steps: z
    .array(NewStep)
    .min(1, 'Add at least one step')
    .max(30, 'At most 30 steps are allowed')
    .meta({ label: 'Steps' }),
});

/**
 * A tutorial for holders of devices, in one language or more (requirements: end-user area, tutorials; real content that an
 * administrator edits by the domain's decision).
 */
export const NewTutorial = z.object({
  category: oneOf(tutorialCategories, 'Please choose a category').meta({ label: 'Category' }),
  status: oneOf(tutorialStatuses).default('Draft').meta({ label: 'Status' }),
  texts: z
    .array(NewText)
    .min(1, 'Add at least one language')
    .max(codes.length)
    .refine((texts) => new Set(texts.map(({ language }) => language)).size === texts.length, {
      error: 'Each language can be there once',
    })
    .meta({ label: 'Texts' }),
});
export type NewTutorial = z.output<typeof NewTutorial>;

const TutorialText = NewText.extend({
  steps: z
    .array(NewStep.extend({ pictures: z.array(StoredFile).meta({ label: 'Pictures' }) }))
    .meta({ label: 'Steps' }),
});

/** A tutorial with its texts in all languages. */
export const Tutorial = Tracked.extend({
  category: z.enum(tutorialCategories).meta({ label: 'Category' }),
  status: z.enum(tutorialStatuses).meta({ label: 'Status' }),
  texts: z.array(TutorialText).meta({ label: 'Texts' }),
});
export type Tutorial = z.output<typeof Tutorial>;

/** A row of the list: what it is called in the asker's language, or in another where it has no text in that. */
const TutorialRow = Tutorial.omit({ texts: true }).extend({
  title: z.string().meta({ label: 'Title' }),
  summary: z.string().meta({ label: 'Summary' }),
  steps: z.int().meta({ label: 'Steps' }),
  languages: z.array(z.enum(codes)).meta({ label: 'Languages' }),
});

/** The text for a reader: in their language, else in English, else the first there is. */
export const textFor = <T extends { language: string }>(texts: readonly T[], language: string): T | undefined =>
  texts.find((one) => one.language === language) ?? texts.find((one) => one.language === 'en') ?? texts[0];

const readers = { any: ['tutorials:view'], only: ['Super Admin', 'End User'] } as const;

/** Tutorials; a Super Admin writes them, holders of devices read those that are published. */
export const tutorials = {
  list: operation({
    subject: 'ticketing.tutorial.list',
    method: 'GET',
    path: '/tutorials',
    summary: 'Tutorials, titled in the language of who asks',
    needs: readers,
    query: ListQuery.extend({
      category: z.enum(tutorialCategories).optional(),
      status: z.enum(tutorialStatuses).optional(),
    }),
    reply: pageOf(TutorialRow),
  }),
  get: operation({
    subject: 'ticketing.tutorial.get',
    method: 'GET',
    path: '/tutorials/{id}',
    summary: 'One tutorial with its steps in every language it has',
    needs: { any: ['tutorials:view', 'tutorials:access'], only: readers.only },
    params: ById,
    reply: Tutorial,
  }),
  create: operation({
    subject: 'ticketing.tutorial.create',
    method: 'POST',
    path: '/tutorials',
    summary: 'Adds a tutorial',
    needs: { any: ['tutorials:create'], only: ['Super Admin'] },
    body: NewTutorial,
    reply: Tutorial,
    status: 201,
  }),
  update: operation({
    subject: 'ticketing.tutorial.update',
    method: 'PUT',
    path: '/tutorials/{id}',
    summary: 'Changes a tutorial, publishes it or takes it back',
    needs: { any: ['tutorials:edit'], only: ['Super Admin'] },
    params: ById,
    body: NewTutorial,
    reply: Tutorial,
  }),
  delete: operation({
    subject: 'ticketing.tutorial.delete',
    method: 'DELETE',
    path: '/tutorials/{id}',
    summary: 'Removes a tutorial',
    needs: { any: ['tutorials:delete'], only: ['Super Admin'] },
    params: ById,
    reply: Done,
  }),
};
