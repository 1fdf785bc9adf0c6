import { changeSettings } from '../shared/settings.ts';

/** Asked before the first student's work is sent. */
export function Consent({ address }: { readonly address: string }) {
  return (
    <section className="card" aria-labelledby="consent">
      <h2 id="consent">Before the first draft</h2>
      <p>
        When you click Draft, the work on this page, with the student’s name and the ids of course and
        assignment, is sent to your server, <b>{new URL(address).host}</b>. It is stored there encrypted, as
        if you had uploaded it, and deleted after your server’s retention period.
      </p>
      <p>Nothing is sent without your click, and nothing is ever submitted for you.</p>
      <button
        type="button"
        className="primary"
        onClick={() => void changeSettings({ consentAt: new Date().toISOString() })}
      >
        Agree
      </button>
    </section>
  );
}
