CREATE TABLE "process_leases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"part" text NOT NULL,
	"host" text NOT NULL,
	"pid" integer NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- 7133692483 is KEY_LOCK of keys/hold-alone.ts. A session that names no lease is an operator's.
CREATE FUNCTION require_lease() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  lease text := nullif(current_setting('greenpen.lease', true), '');
BEGIN
  IF lease IS NULL THEN
    RETURN NULL;
  END IF;
  IF NOT pg_try_advisory_xact_lock_shared(7133692483) THEN
    RAISE EXCEPTION 'a change of the key or a restore is under way' USING ERRCODE = 'GP001';
  END IF;
  -- A statement of its own after the lock, so that it sees what was committed until then.
  PERFORM FROM process_leases WHERE id = lease::uuid;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the lease of this process was ended' USING ERRCODE = 'GP001';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER submissions_require_lease BEFORE INSERT OR UPDATE OF file_id, state ON submissions
  FOR EACH STATEMENT EXECUTE FUNCTION require_lease();
--> statement-breakpoint
CREATE TRIGGER reviews_require_lease BEFORE INSERT OR UPDATE OF document_name ON reviews
  FOR EACH STATEMENT EXECUTE FUNCTION require_lease();
--> statement-breakpoint
CREATE TRIGGER grades_require_lease BEFORE INSERT OR UPDATE OF feedback ON grades
  FOR EACH STATEMENT EXECUTE FUNCTION require_lease();
--> statement-breakpoint
CREATE TRIGGER replaced_grades_require_lease BEFORE INSERT OR UPDATE OF feedback ON replaced_grades
  FOR EACH STATEMENT EXECUTE FUNCTION require_lease();
--> statement-breakpoint
CREATE TRIGGER model_drafts_require_lease BEFORE INSERT OR UPDATE OF feedback, state ON model_drafts
  FOR EACH STATEMENT EXECUTE FUNCTION require_lease();
--> statement-breakpoint
CREATE TRIGGER discussion_examples_require_lease BEFORE INSERT OR UPDATE OF texts ON discussion_examples
  FOR EACH STATEMENT EXECUTE FUNCTION require_lease();
--> statement-breakpoint
CREATE TRIGGER graded_examples_require_lease BEFORE INSERT OR UPDATE OF texts ON graded_examples
  FOR EACH STATEMENT EXECUTE FUNCTION require_lease();
--> statement-breakpoint
CREATE TRIGGER contact_messages_require_lease BEFORE INSERT OR UPDATE OF texts ON contact_messages
  FOR EACH STATEMENT EXECUTE FUNCTION require_lease();
--> statement-breakpoint
CREATE TRIGGER demo_reviews_require_lease BEFORE INSERT OR UPDATE OF text, review, state ON demo_reviews
  FOR EACH STATEMENT EXECUTE FUNCTION require_lease();
--> statement-breakpoint
CREATE TRIGGER mail_outbox_require_lease BEFORE INSERT ON mail_outbox
  FOR EACH STATEMENT EXECUTE FUNCTION require_lease();
--> statement-breakpoint
CREATE TRIGGER two_factors_require_lease BEFORE INSERT OR UPDATE OF secret ON two_factors
  FOR EACH STATEMENT EXECUTE FUNCTION require_lease();
--> statement-breakpoint
CREATE TRIGGER pending_sign_ons_require_lease BEFORE INSERT OR UPDATE OF checks ON pending_sign_ons
  FOR EACH STATEMENT EXECUTE FUNCTION require_lease();
--> statement-breakpoint
CREATE TRIGGER export_files_require_lease BEFORE INSERT OR UPDATE OF kind ON export_files
  FOR EACH STATEMENT EXECUTE FUNCTION require_lease();
