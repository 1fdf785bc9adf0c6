import { ErrorState } from '../components/page/error-state.tsx';

export function ServerAway({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <main className="grid min-h-dvh place-items-center">
      <ErrorState
        isScreen
        title="The server cannot be reached"
        message="Check your connection, then try again."
        onRetry={onRetry}
      />
    </main>
  );
}
