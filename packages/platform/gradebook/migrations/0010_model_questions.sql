ALTER TABLE "model_drafts" ADD COLUMN "questions" "bytea";--> statement-breakpoint
DROP TRIGGER model_drafts_require_lease ON model_drafts;--> statement-breakpoint
CREATE TRIGGER model_drafts_require_lease BEFORE INSERT OR UPDATE OF feedback, questions, state ON model_drafts
  FOR EACH STATEMENT EXECUTE FUNCTION require_lease();
