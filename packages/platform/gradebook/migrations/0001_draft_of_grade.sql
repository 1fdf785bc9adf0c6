ALTER TABLE "grades" ADD COLUMN "draft" "bytea";--> statement-breakpoint
ALTER TABLE "replaced_grades" ADD COLUMN "draft" "bytea";--> statement-breakpoint
CREATE OR REPLACE TRIGGER grades_require_lease BEFORE INSERT OR UPDATE OF feedback, draft ON grades
  FOR EACH STATEMENT EXECUTE FUNCTION require_lease();--> statement-breakpoint
CREATE OR REPLACE TRIGGER replaced_grades_require_lease BEFORE INSERT OR UPDATE OF feedback, draft ON replaced_grades
  FOR EACH STATEMENT EXECUTE FUNCTION require_lease();
