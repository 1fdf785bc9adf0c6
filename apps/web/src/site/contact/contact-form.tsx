import type { ReactNode } from 'react';
import { buttonClass } from '../../components/button.tsx';
import { Select } from '../../components/select.tsx';
import { contactCategoryLabels } from '../../components/contact-categories.ts';
import { product } from '../../product.ts';

type FieldProps = { readonly name: string; readonly label: string; readonly children: ReactNode };

function FormField({ name, label, children }: FieldProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={`contact-${name}`} className="mb-1.5 block text-13 font-medium">
        {label}
      </label>
      {children}
      <p id={`contact-${name}-note`} className="mt-1 text-13 text-red" hidden />
    </div>
  );
}

/** The page's own script sends it; without JavaScript the e-mail address stands in its place. */
export function ContactForm() {
  const { supportEmail } = product;
  return (
    <section aria-labelledby="write" className="rounded-lg border border-rule bg-sheet p-5 md:p-7">
      <h2 id="write" className="font-serif text-20 font-semibold">
        Send a message
      </h2>
      <p data-without-script className="mt-3 text-16">
        This form needs JavaScript. Without it, please write to{' '}
        <a href={`mailto:${supportEmail}`} className="text-pen underline underline-offset-2">
          {supportEmail}
        </a>
        : it reaches the same people.
      </p>
      <form data-contact data-needs-script data-email={supportEmail} noValidate className="mt-5 grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <FormField name="name" label="Name">
            <input
              id="contact-name"
              name="name"
              required
              maxLength={200}
              autoComplete="name"
              className="field"
            />
          </FormField>
          <FormField name="email" label="Email">
            <input
              id="contact-email"
              name="email"
              type="email"
              required
              maxLength={320}
              autoComplete="email"
              className="field"
            />
          </FormField>
        </div>
        <FormField name="category" label="Category">
          <Select id="contact-category" name="category" required defaultValue="">
            <option value="" disabled>
              Choose a category
            </option>
            {Object.entries(contactCategoryLabels).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </FormField>
        <FormField name="subject" label="Subject">
          <input id="contact-subject" name="subject" required maxLength={200} className="field" />
        </FormField>
        <FormField name="message" label="Message">
          <textarea
            id="contact-message"
            name="message"
            rows={6}
            required
            maxLength={10_000}
            className="field resize-y"
          />
        </FormField>
        {/* Programs fill in every field they find; people do not see this one. */}
        <div aria-hidden className="absolute -left-[9999px]">
          <label htmlFor="contact-website">Leave this empty</label>
          <input id="contact-website" name="website" tabIndex={-1} autoComplete="off" />
        </div>
        <div className="flex flex-wrap items-center gap-4">
          {/* Until the page's script is there: the form would be sent to nowhere. */}
          <button type="submit" disabled className={buttonClass('primary', 'large')}>
            Send Message
          </button>
          <p data-kept className="text-13 text-pencil" aria-live="polite" />
        </div>
      </form>
    </section>
  );
}
