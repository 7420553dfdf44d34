import type { Tutorial } from '@portal/contracts';

/** A tutorial as it is sent: pictures by their ids. */
export const tutorialBody = ({ category, status, texts }: Tutorial) => ({
  ...{ category, status },
  texts: texts.map((text) => ({
    ...text,
    steps: text.steps.map((step) => ({ ...step, pictures: step.pictures.map(({ id }) => id) })),
  })),
});

/** A tutorial as its form begins: the ids of pictures, and beside them what they are called. */
export const tutorialValues = (tutorial: Tutorial) => ({
  ...{ category: tutorial.category, status: tutorial.status },
  texts: tutorial.texts.map((text) => ({
    ...text,
    steps: text.steps.map((step) => ({
      ...step,
      pictures: step.pictures.map(({ id }) => id),
      $files: { pictures: step.pictures.map(({ id, name, size }) => ({ id, name, size })) },
    })),
  })),
});
