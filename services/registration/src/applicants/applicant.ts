import {
  type BuyerRegistration,
  type EndUserRegistration,
  languages,
  type registrationForms,
  registrationLanguages,
  type SellerRegistration,
} from '@portal/contracts';
import type { z } from 'zod';

/** A submitted form with what kind it is. */
export type Application =
  | { kind: 'buyer'; form: z.output<typeof BuyerRegistration> }
  | { kind: 'seller'; form: z.output<typeof SellerRegistration> }
  | { kind: 'enduser'; form: z.output<typeof EndUserRegistration> };

type Kept<Kind extends keyof typeof registrationForms> = z.output<(typeof registrationForms)[Kind]>;

/** A form that was submitted before, without its password, and the pass that opened it. */
export type Corrected =
  | { kind: 'buyer'; form: Kept<'buyer'> & { pass: string } }
  | { kind: 'seller'; form: Kept<'seller'> & { pass: string } }
  | { kind: 'enduser'; form: Kept<'enduser'> & { pass: string } };

interface Applicant {
  name: string;
  contactPerson: string;
  email: string;
  phone: string;
  language: string;
}

/** The language's code; English where the portal does not have it (yet). */
const codeOf = (name: (typeof registrationLanguages)[number]) =>
  languages.find((each) => each.name === name)?.code ?? 'en';

/** Who applies, whatever the form calls it; `language` is that of the request, where the form does not ask. */
export function applicantOf({ kind, form }: Application | Corrected, language: string): Applicant {
  const email = form.emailId;
  if (kind === 'buyer') {
    const { organizationName: name, contactPersonName: contactPerson, contactNumber: phone } = form;
    return { name, contactPerson, email, phone, language };
  }
  if (kind === 'seller') {
    const { companyName: name, contactPersonName: contactPerson, mobileNumber: phone } = form;
    return { name, contactPerson, email, phone, language };
  }
  const { fullName: name, mobileNumber: phone, languagePreference } = form;
  return { name, contactPerson: name, email, phone, language: codeOf(languagePreference) };
}

/** Who acts when an applicant does: nobody that is signed in. */
export const applicantAs = (contactPerson: string) => ({
  id: 'applicant',
  name: contactPerson,
  role: 'Applicant',
  organizationId: '',
});
