CREATE TABLE "stored_removals" (
	"submission_id" uuid PRIMARY KEY NOT NULL,
	"file_id" uuid
);
--> statement-breakpoint
ALTER TABLE "reviews" ALTER COLUMN "document_name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "expired_at" timestamp (3) with time zone;