import { ArrowLeft, Clock, CircleHelp, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { product } from '../../product.ts';
import { ContactQuestions } from './contact-questions.tsx';
import { buttonClass } from '../../components/form/button.tsx';
import { Select } from '../../components/form/select.tsx';
import { contactCategoryLabels } from '../../components/contact-categories.ts';

type CardProps = { readonly icon: ReactNode; readonly title: string; readonly children: ReactNode };

function ContactCard({ icon, title, children }: CardProps) {
  return (
    <section className="rounded-lg border border-rule bg-sheet p-5">
      <h2 className="flex items-center gap-2.5 font-semibold">
        <span className="text-pen">{icon}</span>
        {title}
      </h2>
      <div className="mt-2.5 text-pencil">{children}</div>
    </section>
  );
}

const link = 'text-pen underline underline-offset-2';

export function ContactPage() {
  const { supportEmail, answersWithin, officeHours } = product;
  return (
    <div className="mx-auto max-w-6xl px-5 py-10 md:px-8 md:py-14">
      <a href="/" className="inline-flex min-h-9 items-center gap-2 text-pencil hover:text-ink">
        <ArrowLeft size={16} aria-hidden />
        Back to Home
      </a>
      <h1 className="mt-5 font-serif text-[clamp(32px,4.6vw,48px)] leading-[1.1] font-semibold tracking-[-0.02em]">
        Contact Us
      </h1>
      <p className="mt-3 max-w-2xl text-16 text-pencil">
        Questions, problems, ideas: a person reads and answers every message.
      </p>
      <div className="mt-10 grid items-start gap-8 lg:grid-cols-[7fr_4fr]">
        <ContactForm />
        <div className="grid gap-4">
          <ContactCard icon={<Mail size={18} aria-hidden />} title="Email Support">
            <a href={`mailto:${supportEmail}`} className={link}>
              {supportEmail}
            </a>
            <p className="mt-1">Response within {answersWithin}</p>
          </ContactCard>
          <ContactCard icon={<CircleHelp size={18} aria-hidden />} title="Quick Questions">
            <p>
              Most questions are answered in the{' '}
              <a href="/help" className={link}>
                Help Center
              </a>
              .
            </p>
          </ContactCard>
          <ContactCard icon={<Clock size={18} aria-hidden />} title="Office Hours">
            <dl className="grid gap-1.5">
              {officeHours.map(({ days, hours }) => (
                <div key={days} className="flex flex-wrap justify-between gap-x-4">
                  <dt>{days}</dt>
                  <dd className="text-ink">{hours}</dd>
                </div>
              ))}
            </dl>
          </ContactCard>
        </div>
      </div>
      <ContactQuestions />
    </div>
  );
}

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

/** The page's script sends it; without JavaScript the e-mail address is shown instead. */
function ContactForm() {
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
        <MessageFields />
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

/** The visible fields. */
function MessageFields() {
  return (
    <>
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
    </>
  );
}
