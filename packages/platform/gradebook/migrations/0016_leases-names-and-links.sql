CREATE TABLE "process_leases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"part" text NOT NULL,
	"host" text NOT NULL,
	"pid" integer NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_links" DROP CONSTRAINT "account_links_tokenHash_unique";--> statement-breakpoint
ALTER TABLE "account_links" DROP CONSTRAINT "account_links_owner_id_purpose_pk";--> statement-breakpoint
ALTER TABLE "account_links" ADD PRIMARY KEY ("token_hash");--> statement-breakpoint
ALTER TABLE "submissions" drop column "search_text";--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "search_text" text GENERATED ALWAYS AS (translate(replace(replace(replace(replace(regexp_replace(normalize(lower(' ' || original_name || ' ' || coalesce(student_name, '') || ' ' || coalesce(student_email, '') || ' ' || translate(original_name, '_.-()', '     ') || ' '), NFKD), '[\u0300-\u036F''’‘ʼ\u0060´]', '', 'g'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'øłđðı', 'olddi')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "grades" ADD COLUMN "saved_by_client" uuid;--> statement-breakpoint
ALTER TABLE "grades" ADD COLUMN "saved_since_version" integer;--> statement-breakpoint
ALTER TABLE "grades" ADD COLUMN "saved_version" integer;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "other_name" text;--> statement-breakpoint
CREATE INDEX "account_links_by_owner" ON "account_links" USING btree ("owner_id","purpose");
--> statement-breakpoint
-- Dropping the column dropped its index. Trigrams make the list's search fast; a server without the extension searches
-- without an index.
DO $$ BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX submissions_search ON submissions USING gin (search_text gin_trgm_ops);
EXCEPTION WHEN undefined_file OR insufficient_privilege OR feature_not_supported OR undefined_object THEN
  RAISE NOTICE 'pg_trgm is not available: search reads every submission of an owner';
END $$;
--> statement-breakpoint
-- One or two letters are looked up folded as well.
ALTER TABLE submissions DROP COLUMN search_pairs;
--> statement-breakpoint
ALTER TABLE submissions ADD COLUMN search_pairs text[] GENERATED ALWAYS AS (
  letter_pairs(translate(replace(replace(replace(replace(regexp_replace(normalize(lower(original_name || ' ' || coalesce(student_name, '') || ' ' || coalesce(student_email, '')), NFKD), '[\u0300-\u036F''’‘ʼ\u0060´]', '', 'g'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'øłđðı', 'olddi'))
) STORED;
--> statement-breakpoint
CREATE INDEX submissions_search_pairs ON submissions USING gin (search_pairs) WITH (fastupdate = off);
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
