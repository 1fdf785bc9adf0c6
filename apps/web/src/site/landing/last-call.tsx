import { buttonClass } from '../../components/button.tsx';

export function LastCall() {
  return (
    <section aria-labelledby="begin" className="border-t border-rule">
      <div className="mx-auto max-w-6xl px-5 py-20 text-center md:px-8 md:py-28">
        <h2
          id="begin"
          className="mx-auto max-w-2xl font-serif text-[clamp(30px,4.4vw,48px)] leading-[1.1] font-semibold tracking-[-0.02em]"
        >
          Your next pile has a first reader
        </h2>
        <p className="mx-auto mt-4 max-w-xl text-16 text-balance text-pencil">
          Upload one paper and read its draft a moment later. There is nothing else to set up.
        </p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <a href="/signup" className={buttonClass('primary', 'large')}>
            Start Grading Now
          </a>
          <a href="/demo" className={buttonClass('secondary', 'large')}>
            Try it without an account
          </a>
        </div>
      </div>
    </section>
  );
}
