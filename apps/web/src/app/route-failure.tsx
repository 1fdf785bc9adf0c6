import { ErrorState } from '../components/page/error-state.tsx';

/** Shown when a screen fails or its code cannot be loaded, as after a server update. */
export function RouteFailure() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <ErrorState
        isScreen
        title="This screen could not be shown"
        message="The page may have been updated while it was open. Loading it again usually helps; what you typed is kept."
        onRetry={() => window.location.reload()}
      />
    </main>
  );
}
