import { expect, type Page } from '@playwright/test';

/** The window of a phone. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** A file as a person would pick it. */
export interface PickedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const pdfFile = (name: string): PickedFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
});

export const pngFile = (name: string): PickedFile => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
});

/** Somebody with a browser of their own: what they read and do, in the words of the screen. */
export class Person {
  /** What the browser complained about; a journey ends with none. */
  readonly complaints: string[] = [];

  constructor(readonly page: Page) {
    page.on('pageerror', ({ message }) => this.complaints.push(message));
    page.on('console', (line) => {
      if (line.type() === 'error' && /Content Security Policy|violates/i.test(line.text()))
        this.complaints.push(line.text());
    });
  }

  async opens(path: string) {
    await this.page.goto(path);
  }

  async signsIn(email: string, password: string) {
    await this.opens('/login');
    await this.fills('Email', email);
    await this.page.getByLabel('Password', { exact: true }).fill(password);
    await this.presses('Sign in');
  }

  /** Has signed in before the first page: without the form, whose load and whose page after it nobody looks at. */
  async isSignedIn(email: string, password: string) {
    const answer = await this.page.request.post('/api/auth/login', { data: { email, password } });
    expect(answer.status()).toBe(200);
    const { token } = (await answer.json()) as { token: string };
    // Any small answer of the portal has its place in the browser.
    await this.opens('/registry.json');
    await this.page.evaluate(`localStorage.setItem('authToken', '${token}')`);
  }

  /** Waits until a text can be read on the page. */
  async reads(text: string | RegExp) {
    await expect(this.page.getByText(text).first()).toBeVisible();
  }

  async readsHeading(text: string | RegExp) {
    await expect(this.page.getByRole('heading', { name: text }).first()).toBeVisible();
  }

  async fills(label: string | RegExp, value: string) {
    await this.page.getByLabel(labelled(label)).first().fill(value);
  }

  /** Opens a list of choices and takes one. */
  async chooses(label: string | RegExp, option: string) {
    const control = this.page.getByLabel(labelled(label)).first();
    await control.click();
    // A long list shows only a part of itself; what is typed narrows it.
    if (await control.isEditable()) await control.fill(option);
    await this.page.locator('.ant-select-item-option:visible').filter({ hasText: option }).first().click();
  }

  async ticks(label: string | RegExp) {
    await this.page
      .getByRole('checkbox', { name: label, ...exactly(label) })
      .first()
      .check();
  }

  /** Picks files and waits until they are stored. */
  async picks(label: string | RegExp, files: PickedFile | PickedFile[]) {
    const field = this.page.getByRole('group', { name: label });
    await field.locator('input[type=file]').setInputFiles(files);
    for (const { name } of [files].flat()) await expect(field.getByText(name).first()).toBeVisible();
    await expect(field.getByRole('progressbar')).toHaveCount(0);
  }

  /** A button that is at work takes no second press. */
  async presses(name: string | RegExp) {
    await this.page
      .getByRole('button', { name, ...exactly(name) })
      .and(this.page.locator(':not(.ant-btn-loading, [aria-busy=true])'))
      .first()
      .click();
  }

  async follows(name: string | RegExp) {
    await this.page
      .getByRole('link', { name, ...exactly(name) })
      .first()
      .click();
  }

  /** The button inside the dialog that is open. */
  async confirms(name: string | RegExp) {
    await this.page
      .getByRole('dialog')
      .getByRole('button', { name, ...exactly(name) })
      .first()
      .click();
  }
}

/** The label as it stands, with or without the mark of an optional field. */
const labelled = (label: string | RegExp) =>
  typeof label === 'string' ? new RegExp(`^${label.replaceAll(/[()/]/g, '.')}( \\(optional\\))?$`) : label;

const exactly = (name: string | RegExp) => (typeof name === 'string' ? { exact: true } : {});
