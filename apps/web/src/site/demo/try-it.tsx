import { buttonClass } from '../../components/button.tsx';

/** Words at most; the server holds the same bound. */
const MOST_WORDS = 5000;

/** The page's own script sends the text and draws the review. */
export function TryIt() {
  return (
    <section aria-labelledby="try" className="mt-10">
      <h2 id="try" className="sr-only">
        Try it
      </h2>
      <p data-without-script className="rounded-lg border border-rule bg-sheet p-5 text-16">
        Trying it needs JavaScript. The samples below show what comes out.
      </p>
      <div data-demo data-needs-script data-most-words={MOST_WORDS} className="grid gap-6 lg:grid-cols-2">
        <form className="flex flex-col rounded-lg border border-rule bg-sheet lg:sticky lg:top-20 lg:self-start">
          <div className="flex flex-wrap items-center justify-between gap-2 border-b border-rule px-4 py-3">
            <label htmlFor="demo-text" className="font-semibold">
              Your text
            </label>
            <button type="button" disabled data-demo-sample className={buttonClass('secondary', 'small')}>
              Use the sample paper
            </button>
          </div>
          <textarea
            id="demo-text"
            rows={13}
            required
            placeholder="Paste a paragraph or a whole paper here."
            className="min-h-72 w-full resize-y lg:max-h-[calc(100dvh-220px)] bg-transparent p-5 font-serif text-16 leading-[1.7]"
          />
          <div className="flex flex-wrap items-center justify-between gap-3 border-t border-rule px-4 py-3">
            <p data-demo-count className="text-13 text-pencil">
              At most {MOST_WORDS.toLocaleString('en-US')} words. Encrypted, and deleted after ten minutes.
            </p>
            <button type="submit" disabled className={buttonClass('primary')}>
              Check it
            </button>
          </div>
        </form>
        <div
          data-demo-result
          aria-live="polite"
          className="min-h-72 rounded-lg border border-rule bg-sheet p-6 md:p-8"
        >
          <p className="font-serif text-20 font-semibold">The draft appears here</p>
          <p className="mt-2 max-w-md text-pencil">
            Scores, feedback, and each finding with the words it is about and its place in APA 7. A pasted
            text has no layout, so margins, fonts and page numbers are not judged.
          </p>
        </div>
      </div>
    </section>
  );
}
