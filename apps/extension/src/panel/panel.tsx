import { Component, StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

/** Without it, a fault while drawing would leave the panel empty. */
class OnFault extends Component<{ readonly children: ReactNode }, { readonly hasFault: boolean }> {
  override state = { hasFault: false };

  static getDerivedStateFromError() {
    return { hasFault: true };
  }

  override render() {
    if (!this.state.hasFault) return this.props.children;
    return (
      <main>
        <section className="card" role="alert">
          <h2>The panel has stopped</h2>
          <p>Your drafts and what you typed are kept.</p>
          <button type="button" className="primary" onClick={() => location.reload()}>
            Open it again
          </button>
        </section>
      </main>
    );
  }
}

const root = document.querySelector('#root');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <OnFault>
        <App />
      </OnFault>
    </StrictMode>,
  );
