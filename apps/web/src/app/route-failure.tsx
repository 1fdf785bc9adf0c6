import { ErrorState } from '../components/page/error-state.tsx';

/** What stands when a screen broke or could not be fetched, as after an update of the server. */
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
